import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { residences } from '@delegacia/domain/report/involved-party'
import { brazil } from '@delegacia/domain/report/country'

/** A foreign tourist is asked less and shows a passport (PE-12). */
export const isTourist = (party: InvolvedParty) => party.idLocalMoradia === residences.tourist
export const livesInBrazil = (party: InvolvedParty) => !isTourist(party)

/** The country whose states are listed: the nationality. */
export const nationality = (party: InvolvedParty) => party.id_nacionalidade ?? brazil
