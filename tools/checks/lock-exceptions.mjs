// @ts-check
/** Parts of this house: not fetched, so that nothing can be compared; their licence is the root's. */
export const ownParts = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server', 'apps/web']

/**
 * Native parts for other platforms than Linux on x64, without licence and integrity where the registry that the lock was
 * written against does not carry them (docs/decisions/0005). The licence is that of the package whose parts they are, whose
 * version they must have; npm takes what the registry of such a machine gives, unchecked by us.
 */
export const platformParts = [
  { parts: '@myriaddreamin/typst-ts-node-compiler-', of: '@myriaddreamin/typst-ts-node-compiler' },
  { parts: '@oxc-parser/binding-', of: 'oxc-parser' },
  { parts: '@oxlint/binding-', of: 'oxlint' },
  { parts: '@oxlint-tsgolint/', of: 'oxlint-tsgolint' },
  { parts: '@swc/core-', of: '@swc/core' },
]

/** Licences of which works may be part of one under the AGPL, version 3 or later, and why. */
export const licences = {
  MIT: 'asks for its notice alone',
  'MIT-0': 'asks for nothing',
  ISC: 'asks for its notice alone',
  '0BSD': 'asks for nothing',
  'BSD-2-Clause': 'asks for its notice alone',
  'BSD-3-Clause': 'asks for its notice, and that names are not used to advertise',
  'BlueOak-1.0.0': 'asks for its notice alone',
  Unlicense: 'public domain',
  'Apache-2.0': 'its terms on patents and notices fit version 3 of the GNU licences, not earlier ones',
  'MPL-2.0': 'names the AGPL among the licences under which its files may go along (section 3.3)',
}
