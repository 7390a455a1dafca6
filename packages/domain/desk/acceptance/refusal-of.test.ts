import { expect, test } from 'vitest'
import {
  after,
  camila,
  days,
  elsewhere,
  event,
  inAnalysis,
  moura,
  registered,
  signature,
} from '../histories.fixture.ts'
import type { History, ReportEvent } from '../events/report-event.ts'
import { refusalOf } from './refusal-of.ts'
import type { Refusal } from './refusal.ts'

const fresh: History = [registered()]
const called: History = [registered({ immediate: true })]
const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]
const atHome = inAnalysis({ atHome: true, asksMeasure: true })
const proposed: History = [...opened, event('crimeProposed', 20)]
const disputed: History = [...proposed, event('crimeDisagreed', 30)]
const closed: History = [...opened, event('notHere', 20)]
const investigated = (history: History): History => [
  ...history,
  event('forwarded', 20, { to: 60 }),
  event('claimed', 21, { until: after(days(60)) }),
  event('investigationStarted', 22),
]
const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => event('messageIn', 20 + index))
const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => event('readerCodeGiven', 20, { reader: `r${index}` }))
const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ campo: `/objeto/${index}/compl` }))
const anotherText = { by: moura, sha256: 'b'.repeat(64) }
const byColleague = { by: { ...camila, officer: 'tiago' }, sha256: signature.sha256 }
const ofOtherUnit = { by: elsewhere, sha256: signature.sha256 }
const ownSignature = { by: camila, sha256: signature.sha256 }

// EV-03, EV-04, EV-05, EV-06, EV-07, EV-08, EV-09, TH-28, EV-30, TH-50, TH-17
test.each<[string, History, ReportEvent, Refusal | undefined]>([
  ['a second registration', fresh, registered(), 'wrongState'],
  ['claiming', fresh, event('claimed', 5), undefined],
  ['claiming what a colleague has', opened, event('claimed', 15, { by: moura }), 'notYours'],
  ['claiming again, for longer', opened, event('claimed', 15), undefined],
  ['claiming what another unit has', fresh, event('claimed', 5, { by: elsewhere }), 'otherUnit'],
  ['reading without a lease', fresh, event('opened', 5, { by: moura }), undefined],
  ['reading in another unit', fresh, event('opened', 5, { by: elsewhere }), 'otherUnit'],
  [
    'breaking the glass for longer than an hour',
    fresh,
    event('opened', 5, { by: elsewhere, until: after(66) }),
    'otherUnit',
  ],
  ['breaking the glass', fresh, event('opened', 5, { by: elsewhere, until: after(65) }), undefined],
  ['writing without a lease', fresh, event('messageOut', 5), 'notYours'],
  ['writing with a lease', opened, event('messageOut', 15), undefined],
  [
    'writing with a lease that ended',
    [registered(), event('claimed', 5)],
    event('messageOut', 60),
    'notYours',
  ],
  ['forwarding what nobody read', [registered(), event('claimed', 5)], event('forwarded', 6), 'wrongState'],
  ['forwarding while a question leaves', asked, event('forwarded', 20), 'leaving'],
  [
    'forwarding while a message leaves',
    [...opened, event('messageOut', 20)],
    event('forwarded', 20),
    undefined,
  ],
  ['taking a question back', asked, event('takenBack', 20, { event: 'correctionAsked-20' }), undefined],
  [
    'taking back what a colleague sends',
    asked,
    event('takenBack', 20, { event: 'correctionAsked-20', by: moura }),
    'hasLeft',
  ],
  ['taking back what has left', asked, event('takenBack', 21, { event: 'correctionAsked-20' }), 'hasLeft'],
  ['five questions', opened, event('correctionAsked', 20, { questions: questions(5) }), undefined],
  ['six questions', opened, event('correctionAsked', 20, { questions: questions(6) }), 'questionCount'],
  ['no question', opened, event('correctionAsked', 20, { questions: [] }), 'questionCount'],
  [
    'the same question twice',
    opened,
    event('correctionAsked', 20, { questions: [...questions(1), ...questions(1)] }),
    'questionCount',
  ],
  [
    'a question before anybody read',
    [registered(), event('claimed', 5)],
    event('correctionAsked', 6),
    'wrongState',
  ],
  ['answering', asked, event('correctionAnswered', 30), undefined],
  ['answering late', asked, event('correctionAnswered', days(20)), undefined],
  [
    'answering what was not asked',
    asked,
    event('correctionAnswered', 30, { campos: ['/relato_plain'] }),
    'nothingAsked',
  ],
  ['answering before it has left', asked, event('correctionAnswered', 20), 'nothingAsked'],
  ['expiring on the last day', asked, event('correctionExpired', days(15)), 'nothingAsked'],
  ['expiring after it', asked, event('correctionExpired', days(16)), undefined],
  ['not here, signed by a second officer', opened, event('notHere', 20), undefined],
  [
    'not here, signed by the one who asks',
    opened,
    event('notHere', 20, { signature: ownSignature }),
    'needsSecondOfficer',
  ],
  ['not here, another text signed', opened, event('notHere', 20, { signature: anotherText }), 'otherText'],
  [
    'not here, signed by a colleague who may not sign',
    opened,
    event('notHere', 20, { signature: byColleague }),
    'needsSecondOfficer',
  ],
  [
    'not here, signed in another unit',
    opened,
    event('notHere', 20, { signature: ofOtherUnit }),
    'needsSecondOfficer',
  ],
  ['not here while no judge has the request', atHome, event('notHere', 20), 'measurePending'],
  [
    'not here after the judge has it',
    [...atHome, event('measureSentToJudge', 15)],
    event('notHere', 20),
    undefined,
  ],
  ['sending to the judge what was not asked', opened, event('measureSentToJudge', 20), 'nothingAsked'],
  [
    'sending to the judge twice',
    [...atHome, event('measureSentToJudge', 15)],
    event('measureSentToJudge', 20),
    'nothingAsked',
  ],
  ['sending to the judge without a lease', atHome, event('measureSentToJudge', 20, { by: moura }), undefined],
  ['archiving alone', investigated(opened), event('archived', 30, { signature: undefined }), undefined],
  [
    'archiving violence at home alone',
    investigated(inAnalysis({ atHome: true })),
    event('archived', 30, { signature: undefined }),
    'needsSecondOfficer',
  ],
  [
    'archiving violence at home with a second officer',
    investigated(inAnalysis({ atHome: true })),
    event('archived', 30),
    undefined,
  ],
  ['archiving while no judge has the request', investigated(atHome), event('archived', 30), 'measurePending'],
  ['taking up what is not archived', opened, event('reopened', 30), 'wrongState'],
  [
    'taking up what was archived',
    [...investigated(opened), event('archived', 30), event('claimed', 40)],
    event('reopened', 50),
    undefined,
  ],
  [
    'taking it up without a claim',
    [...investigated(opened), event('archived', 30)],
    event('reopened', 50),
    'notYours',
  ],
  ['taking up what belongs elsewhere', closed, event('reopened', 30), 'notYours'],
  ['appealing', closed, event('appealed', 30), undefined],
  ['appealing against nothing', opened, event('appealed', 30), 'nothingAsked'],
  ['appealing twice', [...closed, event('appealed', 30)], event('appealed', 31), 'nothingAsked'],
  ['deciding without an appeal', closed, event('appealDecided', 30), 'nothingAsked'],
  [
    'deciding an appeal',
    [...closed, event('appealed', 30)],
    event('appealDecided', 31, { by: elsewhere }),
    undefined,
  ],
  [
    'deciding an appeal against what one signed',
    [...closed, event('appealed', 30)],
    event('appealDecided', 31, { by: moura }),
    'needsSecondOfficer',
  ],
  [
    'deciding an appeal against what one asked for',
    [...closed, event('appealed', 30)],
    event('appealDecided', 31),
    'needsSecondOfficer',
  ],
  [
    'deciding an appeal twice',
    [...closed, event('appealed', 30), event('appealDecided', 31, { by: elsewhere, granted: false })],
    event('appealDecided', 32, { by: elsewhere }),
    'nothingAsked',
  ],
  ['disagreeing', proposed, event('crimeDisagreed', 30), undefined],
  ['disagreeing twice', disputed, event('crimeDisagreed', 31), 'nothingAsked'],
  ['disagreeing with what has not left', proposed, event('crimeDisagreed', 20), 'nothingAsked'],
  ['proposing again while it is disputed', disputed, event('crimeProposed', 31), 'wrongState'],
  ['proposing twice at once', proposed, event('crimeProposed', 20), 'leaving'],
  ['judging one’s own proposal', disputed, event('crimeDecided', 40), 'needsSecondOfficer'],
  ['judging a colleague’s proposal', disputed, event('crimeDecided', 40, { by: moura }), undefined],
  ['judging what nobody disputes', proposed, event('crimeDecided', 40, { by: moura }), 'nothingAsked'],
  [
    'opening an original alone',
    opened,
    event('originalOpened', 20, { signature: ownSignature }),
    'needsSecondOfficer',
  ],
  ['opening an original', opened, event('originalOpened', 20), undefined],
  ['an export alone', opened, event('exported', 20, { signature: ownSignature }), 'needsSecondOfficer'],
  ['an export by another unit', opened, event('exported', 20, { by: elsewhere }), 'otherUnit'],
  ['an export', opened, event('exported', 20), undefined],
  ['writing with a closed code', [...opened, event('codeClosed', 20)], event('messageIn', 21), 'codeClosed'],
  ['a new code, signed', [...opened, event('codeClosed', 20)], event('codeRenewed', 30), undefined],
  [
    'writing with the new code',
    [...opened, event('codeClosed', 20), event('codeRenewed', 30)],
    event('messageIn', 31),
    undefined,
  ],
  ['a new code, alone', opened, event('codeRenewed', 30, { signature: ownSignature }), 'needsSecondOfficer'],
  ['revoking a reader', [...opened, event('readerCodeGiven', 20)], event('readerCodeRevoked', 21), undefined],
  ['revoking nobody', opened, event('readerCodeRevoked', 21), 'nothingAsked'],
  ['a twentieth message of a day', [...opened, ...messages(19)], event('messageIn', 60), undefined],
  ['a twenty-first', [...opened, ...messages(20)], event('messageIn', 60), 'tooMuchToday'],
  ['a twenty-first, a day later', [...opened, ...messages(20)], event('messageIn', 20 + 1440), undefined],
  [
    'a twenty-first, once the police have answered',
    [...opened, ...messages(20), event('messageOut', 41)],
    event('messageIn', 60),
    undefined,
  ],
  ['asking for notices after much', [...opened, ...messages(20)], event('noticesAsked', 60), 'tooMuchToday'],
  [
    'wanting no notices after much',
    [...opened, ...messages(20)],
    event('noticesAsked', 60, { wanted: false }),
    undefined,
  ],
  ['closing the code after much', [...opened, ...messages(20)], event('codeClosed', 60), undefined],
  ['a fifth reader', [...opened, ...readers(4)], event('readerCodeGiven', 21), undefined],
  ['a sixth reader', [...opened, ...readers(5)], event('readerCodeGiven', 21), 'tooManyCodes'],
  [
    'a sixth reader once one has ended',
    [...opened, ...readers(5), event('readerCodeRevoked', 21)],
    event('readerCodeGiven', 22),
    undefined,
  ],
  ['notices', opened, event('noticesAsked', 20), undefined],
  ['notices about violence at home', atHome, event('noticesAsked', 20), 'noNotices'],
  ['anything after destruction', [...opened, event('destroyed', 20)], event('messageIn', 21), 'destroyed'],
  ['a lease given back', opened, event('leaseEnded', 20), undefined],
  ['a colleague’s lease given back', opened, event('leaseEnded', 20, { by: moura }), 'notYours'],
  // OF-53
  ['first contact nobody waits for', fresh, event('firstContact', 5), 'nothingAsked'],
  ['first contact without a lease', called, event('firstContact', 5, { by: moura }), undefined],
  ['first contact where protection is asked for', atHome, event('firstContact', 15), undefined],
  [
    'first contact a second time',
    [...called, event('firstContact', 5)],
    event('firstContact', 6),
    'nothingAsked',
  ],
  // OF-54
  ['investigating what came directly', opened, event('investigationStarted', 20), undefined],
  [
    'investigating what came directly without a claim',
    opened,
    event('investigationStarted', 20, { by: moura }),
    'notYours',
  ],
  [
    'investigating what another unit analyses',
    opened,
    event('investigationStarted', 20, { by: elsewhere }),
    'otherUnit',
  ],
  [
    'investigating what nobody read',
    [registered(), event('claimed', 5)],
    event('investigationStarted', 6),
    'wrongState',
  ],
  ['investigating while a question leaves', asked, event('investigationStarted', 20), 'leaving'],
  ['investigating while a question is open', asked, event('investigationStarted', 30), 'wrongState'],
])('%s', (_name, history, next, refusal) => {
  expect(refusalOf(history, next)).toBe(refusal)
})
