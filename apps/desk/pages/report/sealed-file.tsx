import { Button } from '@delegacia/ui/button'
import type { SentFile } from '../../api/ask-desk.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'

type Props = { read: () => Promise<SentFile>; kind?: 'quiet'; children: string }

/** Downloads a sealed file of the report; each time is an entry of the log. */
export function SealedFile({ read, kind, children }: Props) {
  const reading = useAction(async () => saveFile(await read()))
  return (
    <div>
      <Button {...(kind && { kind })} busy={reading.busy} onClick={() => reading.run()}>
        {children}
      </Button>
      <Failure text={reading.failed} />
    </div>
  )
}
