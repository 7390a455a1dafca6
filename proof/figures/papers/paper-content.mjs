// @ts-check
import { noTranslator } from '../../../apps/server/dist/integrations/translator.js'
import { examine } from '../../../apps/server/dist/reports/registration/examine.js'
import { usualNarrativeMaximum } from '../../../apps/server/dist/reports/registration/narrative-maximum.js'
import { virtualStation } from '../../../apps/server/dist/reports/registration/unit.js'
import { report } from '../../soak/report.mjs'

/** @typedef {ReturnType<Awaited<ReturnType<typeof paperContent>>>} Content */

/** What the papers of so many reports like the soak's say; no answer is that of another paper, as no two people's are. */
export async function paperContent() {
  const now = new Date()
  const examined = await examine(
    /** @type {Parameters<typeof examine>[0]} */ (/** @type {unknown} */ (report(1))),
    {
      now,
      narrativeMaximum: usualNarrativeMaximum,
      findAddress: (chosen) => chosen,
      translator: noTranslator,
      crimesNotOffered: [],
    },
  )
  if (!examined.ok) throw new Error('The report is refused')
  const { occurrence, sections, narrative } = examined
  return (/** @type {number} */ place) => ({
    occurrence,
    sections: sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({
        ...entry,
        rows: entry.rows.map((row) => ({ ...row, value: `${row.value} ${place}` })),
      })),
    })),
    narrative: narrative.map(({ part, text }) => ({ part, text: `${place}. ${text} ${place}` })),
    number: `00277/2026.${String(place).padStart(6, '0')}-9`,
    registeredAt: now,
    whatDepends: [],
    authenticationCode: '7K3M-QX9T-2VHB-8RWZ',
    validationUrl: `https://delegacia.example.org/#/validar/${String(place).padStart(32, '0')}`,
    unit: virtualStation,
    test: false,
  })
}
