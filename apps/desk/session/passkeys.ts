import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { Refused } from '../api/desk-error.ts'

type Options = { readonly challenge: string }

/** The contract's answer with only what the contract has: browsers add what nobody asks for. */
export async function signWithKey(options: Options) {
  const { id, rawId, type, response } = await usingKey(() =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

export async function makeKey(options: Options) {
  const { id, rawId, type, response } = await usingKey(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports: transports?.filter(isKnown) },
  }
}

/** The ways that the contract knows; browsers may come to name others. */
const ways = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const isKnown = (way: string): way is (typeof ways)[number] => ways.some((one) => one === way)

async function usingKey<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    // Closed, out of time, or a key that is already here: browsers tell a page no more.
    throw new Refused('A chave não foi usada: a janela foi fechada ou o tempo acabou. Tente de novo.', {
      cause,
    })
  }
}
