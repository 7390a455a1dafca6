import type { StuckDelivery } from '@delegacia/contract/desk/delivery'

/** What a status of HTTP means for whoever waits for the other system. */
function statusWords(status: number): string {
  if (status === 401 || status === 403) return 'o sistema recusou a nossa credencial'
  if (status === 404) return 'o endereço não existe mais naquele sistema'
  if (status === 410) return 'o sistema disse que não quer mais avisos'
  if (status === 429) return 'o sistema pediu para esperar'
  if (status >= 500) return 'o sistema está com defeito'
  if (status >= 300 && status < 400) return 'o sistema mandou a outro endereço, que não se segue'
  return 'o sistema não aceitou o aviso'
}

const otherFailures: Readonly<Record<string, string>> = {
  tempo: 'o sistema não respondeu a tempo',
  conexao: 'não houve ligação com o sistema',
  'endereco-interno': 'o endereço é da rede interna, e o operador não o permitiu',
}

/** Why a delivery is late, in plain words; the number beside it is for whoever keeps the systems. */
export function failureWords({ falha, modo }: Pick<StuckDelivery, 'falha' | 'modo'>): string {
  if (falha === undefined)
    return modo === 'envio' ? 'o sistema ainda não confirmou' : 'o sistema ainda não veio buscar'
  if (/^\d{3}$/.test(falha)) return `${statusWords(Number(falha))} (${falha})`
  return otherFailures[falha] ?? 'o aviso falhou'
}
