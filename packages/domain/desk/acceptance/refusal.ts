/** Why an event cannot be added to the history of a report. The desk has a sentence for each. */
export type Refusal =
  /** The state has no such step. */
  | 'wrongState'
  /** Another unit has the report. */
  | 'otherUnit'
  /** Somebody else has claimed it, or nobody has. */
  | 'notYours'
  /** Something is about to leave that moves the report: wait, or take it back. */
  | 'leaving'
  /** It has left already, or there is nothing of that id. */
  | 'hasLeft'
  /** Nothing was asked that this would answer. */
  | 'nothingAsked'
  /** No question, or more at once than a person answers. */
  | 'questionCount'
  /** A second officer has to sign, who is another person. */
  | 'needsSecondOfficer'
  /** What was signed is not what is written. */
  | 'otherText'
  /** First the request for protective measures goes to the judge. */
  | 'measurePending'
  /** First the judge is told that the police took somebody out of the home. */
  | 'removalPending'
  /** Nobody may read reports at the unit that it would go to. */
  | 'unmanned'
  | 'codeClosed'
  /** The messages before are unanswered, and they are many for a day. */
  | 'tooMuchToday'
  /** As many codes read as may at one time. */
  | 'tooManyCodes'
  /** No notice ever leaves about violence at home. */
  | 'noNotices'
  /** Retention has destroyed the content. */
  | 'destroyed'
