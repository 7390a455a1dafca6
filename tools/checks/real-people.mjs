// @ts-check
/** Invented numbers: the well-known examples, and the placeholder of the specification. */
const fakes = new Set(['52998224725', '11144477735', '39053344705', '12345678909', '00000000000'])

const candidate = /(?<![\w.,+-])\d{3}[.]?\d{3}[.]?\d{3}-?\d{2}(?![\w-]|[.,]\d)/g

/** @param {string} digits eleven of them */
function hasValidCheckDigits(digits) {
  if (/^(\d)\1+$/.test(digits)) return false
  return [9, 10].every((place) => {
    let sum = 0
    for (let index = 0; index < place; index += 1) sum += Number(digits[index]) * (place + 1 - index)
    return ((sum * 10) % 11) % 10 === Number(digits[place])
  })
}

/**
 * Valid CPF numbers that are not on the list of fakes: each may belong to a real person.
 * The message does not repeat the number.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export function realPeople(files) {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      (line.match(candidate) ?? [])
        .map((found) => found.replace(/\D/g, ''))
        .filter((digits) => hasValidCheckDigits(digits) && !fakes.has(digits))
        .map(
          () =>
            `${path}:${index + 1}: a valid CPF that is not on the list of fakes (tools/checks/real-people.mjs)`,
        ),
    ),
  )
}
