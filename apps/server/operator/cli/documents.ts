// npm run documents -- register FILE --kind Ofício --number 12/2026 --signer "Dra. …" [--issued 2026-11-20T10:00:00-03:00]
// npm run documents -- revoke CODE
import { runCommand } from './command/run-command.ts'
import { manageSignedDocuments } from './documents/signed-documents.ts'

await runCommand(manageSignedDocuments)
