import { postDesk } from '../api/ask-desk.ts'
import { signWithKey } from './passkeys.ts'
import { enter } from './session-store.ts'

export async function logInWithKey(): Promise<void> {
  const resposta = await signWithKey(await postDesk('/entrar/chave/opcoes', {}))
  enter(await postDesk('/entrar/chave', { resposta }))
}

export async function logInWithCode(matricula: string, codigo: string): Promise<void> {
  enter(await postDesk('/entrar/codigo', { matricula, codigo }))
}
