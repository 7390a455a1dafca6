/**
 * Who has to want it for a case to go on: the victim says so to the police, the prosecutor or the judge (`representation`),
 * or brings the case to the judge (`complaint`). Sources and doubts: docs/data-sources.md.
 */
export type Dependence = 'representation' | 'complaint'

type Row = {
  readonly dependence: Dependence
  /** At home, not where the victim is a woman: such cases go on by themselves (Penal Code, art. 147 § 2; STF, ADI 4.424). */
  readonly notForWomen?: true
  /** Not where the victim is a child, an adolescent or over 70 (Penal Code, art. 171 § 5, II and IV). */
  readonly notForTheYoungAndOld?: true
}

const representation: Row = { dependence: 'representation' }
const complaint: Row = { dependence: 'complaint' }
const unlessWoman: Row = { ...representation, notForWomen: true }
const unlessYoungOrOld: Row = { ...representation, notForTheYoungAndOld: true }

/** The natures whose crime depends on the victim, by id; every other goes on without it. */
export const dependentNatures: Readonly<Record<number, Row>> = {
  // Threat: Penal Code, art. 147 § 2. Outside the home it may have been for another reason than that she is a woman, and a
  // day that was not needed does no harm.
  501: unlessWoman,
  601: representation,
  // Light injury: Law 9.099/1995, art. 88.
  502: unlessWoman,
  // Insult, slander, defamation: Penal Code, art. 145; of age or disability by representation.
  503: complaint,
  701: complaint,
  702: representation,
  703: complaint,
  801: complaint,
  901: complaint,
  902: complaint,
  // Stalking: Penal Code, art. 147-A § 3.
  505: representation,
  1101: representation,
  2501: representation,
  2502: representation,
  2503: representation,
  2504: representation,
  // Damage, animals let into a field: Penal Code, art. 167.
  506: complaint,
  1804: complaint,
  1806: complaint,
  // Land and fences, private and without violence: Penal Code, art. 161 § 3.
  1801: complaint,
  1802: complaint,
  1807: complaint,
  // Devices: Penal Code, art. 154-B.
  1201: representation,
  1202: representation,
  1203: representation,
  // Fraud: Penal Code, art. 171 § 5. Of a mental disability no report tells; a day that was not needed does no harm.
  1301: unlessYoungOrOld,
  1302: unlessYoungOrOld,
  1303: unlessYoungOrOld,
  1304: unlessYoungOrOld,
  1305: unlessYoungOrOld,
  1306: unlessYoungOrOld,
  1307: unlessYoungOrOld,
  1308: unlessYoungOrOld,
  1309: unlessYoungOrOld,
}
