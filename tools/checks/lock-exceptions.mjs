// @ts-check
/** The packages of this repository: they are not downloaded, so they have no integrity; their licence is the root's. */
export const ownParts = [
  'packages/domain',
  'packages/flows',
  'packages/contract',
  'packages/pades',
  'packages/ui',
  'apps/server',
  'apps/web',
  'apps/desk',
]

/**
 * Native parts for platforms other than Linux on x64. If a registry does not have those of other platforms, `npm install`
 * leaves them out of the lock without a word, and `npm ci` then refuses it (44 were missing in a fresh clone). So the lock
 * names them all, by hand where need be, without licence and integrity if its registry has none. Their licence and version
 * are those of the package that they belong to; on such a machine npm installs them from its registry, unchecked by us.
 * After each `npm install`, put back what vanished: `npm ci --dry-run` says what. A lock that was made against a registry
 * with everything needs none of this.
 */
export const platformParts = [
  { parts: '@myriaddreamin/typst-ts-node-compiler-', of: '@myriaddreamin/typst-ts-node-compiler' },
  { parts: '@oxc-parser/binding-', of: 'oxc-parser' },
  { parts: '@oxlint/binding-', of: 'oxlint' },
  { parts: '@oxlint-tsgolint/', of: 'oxlint-tsgolint' },
  { parts: '@swc/core-', of: '@swc/core' },
]

/** Licences of works that may be part of one under the AGPL, version 3 or later, and why. */
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
  'LGPL-3.0-or-later':
    'a library that stays replaceable; its version 3 fits the AGPL (section 13 of the GPL)',
  'AGPL-3.0-or-later': 'the licence of this work',
  'MPL-2.0': 'allows its files to be combined with works under the AGPL (section 3.3)',
}
