import { animalNatures } from './animals.ts'
import { appTransportNatures } from './app-transport.ts'
import { consumerNatures } from './consumer.ts'
import { fraudNatures } from './fraud.ts'
import { hateNatures } from './hate.ts'
import { identityAndDeviceNatures } from './identity-and-devices.ts'
import { landAndFireNatures } from './land-and-fire.ts'
import type { NatureRow } from './nature-row.ts'
import { noCrimeNatures } from './no-crime.ts'
import { peaceNatures } from './peace.ts'
import { robberyNatures } from './robbery.ts'
import { stalkingNatures } from './stalking.ts'
import { theftNatures } from './theft.ts'
import { threatAndHonourNatures } from './threat-and-honour.ts'
import { trafficNatures } from './traffic.ts'
import { violenceNatures } from './violence.ts'

/** Every nature, in the order in which the generic form offers them; within a crime as its own form does. */
export const natureTable: readonly NatureRow[] = [
  theftNatures,
  robberyNatures,
  trafficNatures,
  fraudNatures,
  threatAndHonourNatures,
  violenceNatures,
  stalkingNatures,
  peaceNatures,
  identityAndDeviceNatures,
  hateNatures,
  consumerNatures,
  appTransportNatures,
  animalNatures,
  landAndFireNatures,
  noCrimeNatures,
].flat()
