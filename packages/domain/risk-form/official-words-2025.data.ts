import type { OfficialWords } from './risk-form.ts'

/** The words of the form of 2025, as it was read from three public transcriptions. */
export const officialWords2025: OfficialWords = {
  parts: {
    historico: 'Bloco I – Sobre o histórico de violência',
    agressor: 'Bloco II – Sobre o(a) agressor(a)',
    voce: 'Bloco III – Sobre você',
    outras: 'Bloco IV – Outras informações importantes',
  },
  declined: 'Prefiro não informar',
  questions: {
    '1': {
      question: 'O(A) agressor(a) já ameaçou você ou algum familiar com a finalidade de atingi-la?',
      options: {
        'arma-de-fogo': 'Sim, utilizando arma de fogo',
        faca: 'Sim, utilizando faca',
        'outra-forma': 'Sim, de outra forma',
        nao: 'Não',
      },
    },
    '2': {
      question:
        'O(A) agressor(a) já praticou alguma(s) das seguintes formas graves de agressão física contra você?',
      options: {
        queimadura: 'Queimadura',
        enforcamento: 'Enforcamento',
        sufocamento: 'Sufocamento',
        estrangulamento: 'Estrangulamento',
        tiro: 'Tiro',
        afogamento: 'Afogamento',
        facada: 'Facada',
        paulada: 'Paulada',
        outro: 'Outro',
        nenhuma: 'Nenhuma agressão física',
      },
    },
    '2.1': {
      question: 'O(A) agressor(a) já praticou alguma(s) destas agressões físicas contra você?',
      options: {
        soco: 'Soco',
        chute: 'Chute',
        tapa: 'Tapa',
        empurrao: 'Empurrão',
        'puxao-de-cabelo': 'Puxão de cabelo',
        outro: 'Outro',
        nenhuma: 'Nenhuma agressão física',
      },
    },
    '2.2': {
      question: 'Você necessitou de atendimento médico e/ou internação após algumas dessas agressões?',
      options: { sim: 'Sim', nao: 'Não' },
    },
    '3': {
      question:
        'O(A) agressor(a) já obrigou você a ter relações sexuais ou praticar atos sexuais contra a sua vontade?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '4': {
      question: 'O(A) agressor(a) já teve algum destes comportamentos?',
      options: {
        'de-mais-ninguem': 'Disse algo parecido com: "se não for minha, não será de mais ninguém"',
        perseguiu: 'Perturbou, perseguiu ou vigiou você nos locais que frequenta',
        'proibiu-visitas': 'Proibiu você de visitar familiares ou amigos',
        'proibiu-trabalho': 'Proibiu você de trabalhar ou estudar',
        mensagens: 'Fez telefonemas, enviou mensagens pelo celular ou e-mails de forma insistente',
        'dinheiro-documentos':
          'Impediu você de ter acesso a dinheiro, conta bancária, documentos pessoais ou outros bens',
        'outro-controle': 'Teve outros comportamentos de ciúme excessivo e de controle',
        nenhum: 'Nenhum comportamento de ciúme excessivo ou controle',
      },
    },
    '5': {
      question:
        'Você já registrou ocorrência policial ou solicitou medida protetiva de urgência contra o(a) agressor(a)?',
      options: {
        'registro-e-medida': 'Sim, registrei ocorrência policial e solicitei medida protetiva',
        registro: 'Sim, registrei apenas ocorrência policial',
        medida: 'Sim, solicitei apenas medida protetiva',
        nunca: 'Não, nunca',
      },
    },
    '5.1': {
      question: 'O(A) agressor(a) já descumpriu medida protetiva anteriormente?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '6': {
      question:
        'As agressões ou ameaças do(a) agressor(a) contra você se tornaram mais frequentes e/ou mais graves nos últimos 12 meses?',
      options: {
        sim: 'Sim, ficaram mais frequentes e/ou mais graves',
        nao: 'Não houve aumento',
        'nao-sei': 'Não sei',
      },
    },
    '7': {
      question: 'O(A) agressor(a) faz uso abusivo de álcool ou de drogas ou de medicamentos?',
      options: {
        alcool: 'Sim, álcool',
        drogas: 'Sim, drogas',
        medicamentos: 'Sim, medicamentos',
        nao: 'Não faz uso das substâncias listadas',
        'nao-sei': 'Não sei',
      },
    },
    '8': {
      question: 'O(A) agressor(a) tem alguma doença mental comprovada por avaliação médica?',
      options: {
        'com-medicacao': 'Sim, e faz uso de medicação',
        'sem-medicacao': 'Sim, e não faz uso de medicação',
        nao: 'Não',
        'nao-sei': 'Não sei',
      },
    },
    '9': {
      question: 'O(A) agressor(a) já tentou suicídio ou falou em suicidar-se?',
      options: {
        tentou: 'Sim, já tentou',
        falou: 'Sim, já falou, mas nunca tentou',
        nao: 'Não, nunca tentou nem falou',
        'nao-sei': 'Não sei',
      },
    },
    '10': {
      question: 'O(A) agressor(a) está desempregado(a) ou tem dificuldades financeiras?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '11': {
      question: 'O(A) agressor(a) tem fácil acesso a arma de fogo?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '12': {
      question:
        'O(A) agressor(a) já ameaçou ou agrediu seus(suas) filhos(as), outros familiares, outras parceiras íntimas, amigos(as), colegas de trabalho, pessoas desconhecidas ou animais de estimação?',
      options: {
        filhos: 'Sim, filhos(as)',
        familiares: 'Sim, outros familiares',
        animais: 'Sim, animais de estimação',
        parceiras: 'Sim, outras parceiras íntimas',
        'outras-pessoas': 'Sim, outras pessoas (amigos, colegas, desconhecidas etc.)',
        nao: 'Não',
        'nao-sei': 'Não sei',
      },
    },
    '12.1': {
      question:
        'Você tem conhecimento de registro de ocorrência policial e/ou medida protetiva de urgência contra ele/ela por essas violências?',
      options: { sim: 'Sim', nao: 'Não' },
    },
    '13': {
      question: 'Você terminou, tentou ou manifestou intenção de terminar com o(a) agressor(a) recentemente?',
      options: {
        terminei: 'Sim, terminei recentemente',
        tentei: 'Sim, tentei terminar, mas ainda estou na relação',
        falei: 'Sim, manifestei intenção',
        nao: 'Não',
      },
    },
    '14': {
      question: 'Você tem filhos?',
      options: {
        'de-outra-relacao': 'Sim, de outro relacionamento',
        'com-essa-pessoa': 'Sim, com o(a) agressor(a)',
        'sem-filhos': 'Não possuo filhos',
      },
    },
    '14.1': {
      question: 'Qual a faixa etária de seus filhos?',
      options: { '0-a-11': '0 a 11 anos', '12-a-17': '12 a 17 anos', adultos: 'A partir de 18 anos' },
    },
    '14.2': {
      question: 'Algum de seus filhos é pessoa com deficiência?',
      options: { sim: 'Sim', nao: 'Não' },
    },
    '14.3': {
      question:
        'Estão vivendo algum conflito com relação à guarda dos filhos, visitas ou pagamento de pensão pelo(a) agressor(a)?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '14.4': {
      question: 'Seu(s) filho(s) já presenciaram ato(s) de violência do(a) agressor(a) contra você?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '15': {
      question: 'Você sofreu algum tipo de violência durante a gravidez ou até 18 meses após o parto?',
      options: {
        gravida: 'Sim, estou grávida atualmente e sofro violência',
        'parto-recente': 'Sim, tive filho(a) nos últimos 18 meses e sofro violência atualmente',
        antes: 'Sim, sofri nesses períodos, mas não atualmente',
        nao: 'Não sofri violência nesses períodos',
      },
    },
    '16': {
      question:
        'Se você está em um novo relacionamento, percebeu que as ameaças ou agressões físicas aumentaram em razão disso?',
      options: { sim: 'Sim', nao: 'Não', 'nao-se-aplica': 'Não se aplica' },
    },
    '17': {
      question: 'Você se sente isolada de amigos, familiares, pessoas da comunidade ou trabalho?',
      options: { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' },
    },
    '18': {
      question:
        'Você possui alguma deficiência ou doença degenerativa que acarreta condição limitante ou de vulnerabilidade física ou mental?',
      options: {
        fisica: 'Física',
        visual: 'Visual',
        auditiva: 'Auditiva',
        intelectual: 'Intelectual',
        degenerativa: 'Doença degenerativa',
        outra: 'Outra',
        nao: 'Não',
      },
    },
    '19': {
      question: 'Com qual cor/raça você se identifica?',
      options: {
        preta: 'Preta (Negra)',
        parda: 'Parda (Negra)',
        indigena: 'Indígena',
        branca: 'Branca',
        amarela: 'Amarela',
      },
    },
    '20': {
      question:
        'Você considera que mora em bairro, comunidade, área rural, território indígena ou outro local de maior risco de violência?',
      options: {
        rural: 'Sim, área rural',
        'territorio-indigena': 'Sim, território indígena',
        urbana: 'Sim, área urbana',
        nao: 'Não',
        'nao-sei': 'Não sei',
      },
    },
    '21': {
      question: 'Qual sua situação de moradia?',
      options: { propria: 'Própria', alugada: 'Alugada', cedida: 'Cedida ou "de favor"' },
    },
    '22': {
      question: 'Atualmente, você reside no mesmo imóvel com o(a) agressor(a)?',
      options: { sim: 'Sim', nao: 'Não' },
    },
    '23': {
      question: 'Você se considera dependente financeiramente do(a) agressor(a)?',
      options: { totalmente: 'Sim, totalmente', parcialmente: 'Sim, parcialmente', nao: 'Não dependo' },
    },
    '24': {
      question: 'Você quer e aceita abrigamento temporário?',
      options: { sim: 'Sim, quero e aceito', nao: 'Não desejo' },
    },
  },
}
