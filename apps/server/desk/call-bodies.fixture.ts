import type { ActPath } from '@delegacia/contract/desk/acts'
import type { guardedCalls, openCalls } from '@delegacia/contract/desk/desk-calls'
import type { Call } from '@delegacia/contract/http/call'
import { bareActs, type BareAct, type DeskAct } from '@delegacia/domain/desk/acts/report-act'

type PathOf<C extends readonly Call[]> = Extract<C[number], { method: 'post' }>['path']

/** What the bodies of the desk's calls name. */
export type BodyIds = Record<
  'boletim' | 'evidencia' | 'assinatura' | 'unidade' | 'policial' | 'colega' | 'sha256',
  string
>

const words = { como: 'texto', texto: 'Bom dia.' }
const some = '00000000-0000-4000-8000-000000000000'

const bareBodies = Object.fromEntries(bareActs.map((act) => [`/boletins/{boletim}/${act}`, {}])) as Record<
  ActPath<BareAct>,
  object
>

/** The bodies of acts, which name nobody. */
const actBodies = {
  '/boletins/{boletim}/pegar': {},
  '/boletins/{boletim}/mensagem': { mensagem: words },
  '/boletins/{boletim}/correcao': { perguntas: [{ campo: '/fato/ds_datahora', pergunta: words }] },
  '/boletins/{boletim}/crime': { crime: 25, porque: 'Houve ameaça.' },
  '/boletins/{boletim}/arquivar': {},
  '/boletins/{boletim}/decidir-crime': { vale: 'registrado', porque: 'Não houve ameaça.' },
  '/boletins/{boletim}/decidir-recurso': { aceito: true, porque: 'Cabe aqui.' },
  '/boletins/{boletim}/voltar-atras': { evento: some },
  '/boletins/{boletim}/afastamento': {
    quando: '2026-11-22T08:30',
    quem: 'delegado',
    nome: 'R. Moura, 54321',
  },
  '/boletins/{boletim}/corrigir-afastamento': {
    quando: '2026-11-22T08:30',
    quem: 'delegado',
    nome: 'R. Moura, 54321',
    porque: 'A hora estava errada.',
  },
}

type Guarded = PathOf<typeof guardedCalls>
type Written = ActPath<Exclude<DeskAct, BareAct>>

/** A body that each call reads: a call that is added without one does not compile. */
export const guardedBodies = (ids: BodyIds): Record<Guarded | Written, object> => ({
  ...bareBodies,
  ...actBodies,
  '/sair': { todas: false },
  '/prova/chave/opcoes': {},
  '/prova/chave': { resposta: key },
  '/prova/codigo': { codigo: '000000' },
  '/chaves/opcoes': {},
  '/chaves': { nome: 'x', resposta: newKey },
  '/chaves/remover': { id: ids.policial },
  '/codigo/opcoes': {},
  '/codigo': { bilhete: 'x', codigo: '000000' },
  '/codigo/remover': {},
  '/achar': { numero: '00277/2026.000001-9' },
  '/buscas': { tipo: 'cpf', valor: '529.982.247-25', motivo: 'Apuração.' },
  '/contas': { nome: 'Intrusa', matricula: '777', papel: 'delegado', unidade: Number(ids.unidade) },
  '/contas/encerrar-sessoes': { policial: ids.policial },
  '/contas/desligar': { policial: ids.policial },
  '/contas/mover': {
    policial: ids.policial,
    papel: 'delegado',
    de: Number(ids.unidade),
    para: Number(ids.unidade),
  },
  '/contas/funcao': {
    policial: ids.policial,
    papel: 'delegado',
    unidade: Number(ids.unidade),
    ate: '2031-01-01',
  },
  '/contas/reativar': { policial: ids.policial },
  '/recuperacoes': { policial: ids.policial },
  '/recuperacoes/confirmar': { recuperacao: some },
  '/auditoria': {},
  '/auditoria/verificar': {},
  '/auditoria/cabecas': { entrada: 1, hash: 'a'.repeat(64) },
  '/auditoria/cabecas/tirar': { entrada: 1, hash: 'b'.repeat(64) },
  '/auditoria/alertas/{entrada}/visto': {},
  '/boletins/{boletim}/adendos/{sha256}/ler': {},
  '/boletins/{boletim}/papel/ler': {},
  '/boletins/{boletim}/pedido/ler': {},
  '/boletins/{boletim}/ler-entrevista': {},
  '/boletins/{boletim}/guardar-entrevista': {
    formulario: '2025-ii',
    vistas: 0,
    cargo: 'Escrivã',
    respostas: { '1': { texto: 'Tem medo.' } },
  },
  '/boletins/{boletim}/baixar-entrevista': { numero: 1 },
  '/boletins/{boletim}/reler': {},
  // The one way in, which the auditor and the citizen see: for nobody's report here, and nothing is read without it.
  '/entre-unidades': { numero: '277.20260000001', motivo: 'apuracao', explicacao: 'Plantão.' },
  '/entre-unidades/{boletim}/ler': {},
  '/entregas/reenviar': { boletim: ids.boletim },
  '/boletins/{boletim}/abrir': { motivo: 'triagem' },
  '/boletins/{boletim}/rascunhos': { tipo: 'mensagem', texto: 'x' },
  '/boletins/{boletim}/passar': { policial: ids.colega },
  '/boletins/{boletim}/encaminhar': { unidade: Number(ids.unidade) },
  '/boletins/{boletim}/nao-cabe': { assinatura: ids.assinatura },
  '/boletins/{boletim}/comunicacao/ler': { numero: 1 },
  '/boletins/{boletim}/codigo-novo': { assinatura: ids.assinatura },
  '/boletins/{boletim}/assinaturas': { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Rua A, 1' },
  '/assinaturas/{assinatura}/ler': {},
  '/assinaturas/{assinatura}/assinar': { sha256: ids.sha256 },
  '/assinaturas/{assinatura}/recusar': { porque: 'Não.' },
  '/boletins/{boletim}/exportar': { assinatura: ids.assinatura },
  '/boletins/{boletim}/evidencias/{evidencia}/original': { assinatura: ids.assinatura },
})

const key = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}
const newKey = { ...key, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const convite = 'A'.repeat(26)

/** The same of the calls that answer anybody who is not logged in. */
export const openBodies: Record<PathOf<typeof openCalls>, object> = {
  '/entrar/chave/opcoes': {},
  '/entrar/chave': { resposta: key },
  '/entrar/codigo': { matricula: '5912345', codigo: '000000' },
  '/entrar/conta': {},
  '/convite': { convite },
  '/convite/chave/opcoes': { convite },
  '/convite/chave': { convite, nome: 'Celular', resposta: newKey },
  '/convite/codigo/opcoes': { convite },
  '/convite/codigo': { convite, bilhete: 'x', codigo: '000000' },
  '/convite/conta': { convite },
}
