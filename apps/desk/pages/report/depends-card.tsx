import { Card } from '@delegacia/ui/card'

/** What the victim has to do for the case to go on, by the day of the fact, in the words that its citizen reads. */
export const DependsCard = ({ sentences }: { sentences: readonly string[] | undefined }) =>
  sentences && (
    <Card title="O caso depende da vítima">
      <p>Quem registrou lê isto no papel e ao acompanhar o boletim:</p>
      <ul className="points">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
