/** The postal address of the general police department, the same in every language. */
const street = 'Av. Governador Magalhães Barata, 209'
const postalCode = '66040-170'

export const headquarters = {
  street,
  place: 'Nazaré, Belém, Pará, Brasil',
  postalCode,
  line: `${street}, Nazaré, Belém, ${postalCode}`,
} as const
