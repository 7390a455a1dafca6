/** A mask: `#` is a digit, `A` a letter, `*` either; every other character stands for itself. */
const slots: Readonly<Record<string, RegExp>> = { '#': /^\d$/, A: /^[A-Za-z]$/, '*': /^[A-Za-z\d]$/ }

/** Whether the value has exactly the mask's form. */
export function fitsMask(mask: string, value: string): boolean {
  return (
    value.length === mask.length &&
    Array.from(mask).every((symbol, index) => {
      const character = value.charAt(index)
      return slots[symbol]?.test(character) ?? character === symbol
    })
  )
}
