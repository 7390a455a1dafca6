/** A name without the CPF numbers in it, of which three digits remain; certificates of ICP-Brasil write them behind the name. */
export const withoutCpf = (name: string): string =>
  name.replace(/(?<!\d)\d{3}\.?(\d{3})\.?\d{3}-?\d{2}(?!\d)/g, (_, middle: string) => `***.${middle}.***-**`)
