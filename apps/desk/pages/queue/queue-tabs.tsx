import type { QueuePage } from '@delegacia/contract/desk/queues'
import { queues, type Queue } from '@delegacia/domain/desk/work/queues'
import { Link } from 'wouter'
import { queueWords } from '../../words/queue-words.ts'

type QueueTabsProps = { here: Queue; counts: QueuePage['contagens'] | undefined }

export function QueueTabs({ here, counts }: QueueTabsProps) {
  return (
    <nav className="tabs" aria-label="Filas">
      <ul>
        {queues.map((queue) => (
          <li key={queue}>
            <Link href={`/filas/${queue}`} aria-current={queue === here ? 'page' : undefined}>
              {queueWords[queue]}{' '}
              {counts && (
                <span className={`count ${queue === 'atrasadas' && counts[queue] > 0 ? 'late' : ''}`}>
                  {counts[queue]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
