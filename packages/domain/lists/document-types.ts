import { list } from './list.ts'

/** COMBO_TIPODOCUMENTO; the documents fix 1 (CPF), 2 (default), 9 (generic) and 10 (passport). */
// prettier-ignore
export const documentTypes = list(
  [
    [1, 'CPF', 'CPF (taxpayer number)', 'CPF (registro fiscal)', 'CPF (numéro fiscal)'],
    [2, 'Carteira de Identidade (RG)', 'Identity card (RG)', 'Cédula de identidad (RG)', 'Carte d’identité (RG)'],
    [3, 'Carteira de Identidade Nacional (CIN)', 'National Identity Card (CIN)', 'Carné de Identidad Nacional (CIN)', 'Carte nationale d’identité (CIN)'],
    [4, 'Carteira Nacional de Habilitação (CNH)', 'Driver’s license (CNH)', 'Licencia de conducir (CNH)', 'Permis de conduire (CNH)'],
    [5, 'Carteira de Trabalho (CTPS)', 'Work booklet (CTPS)', 'Libreta de trabajo (CTPS)', 'Livret de travail (CTPS)'],
    [6, 'Título de eleitor', 'Voter registration card', 'Título de elector', 'Carte d’électeur'],
    [8, 'Certidão de nascimento', 'Birth certificate', 'Partida de nacimiento', 'Acte de naissance'],
    [9, 'Outro documento', 'Other document', 'Otro documento', 'Autre document'],
    [10, 'Passaporte', 'Passport', 'Pasaporte', 'Passeport'],
    [11, 'Carteira de registro nacional migratório (CRNM/RNE)', 'Migrant registration card (CRNM/RNE)', 'Carné de registro migratorio (CRNM/RNE)', 'Carte de registre migratoire (CRNM/RNE)'],
    [12, 'Protocolo de refúgio (DPRNM)', 'Refugee application document', 'Documento de solicitante de refugio', 'Document de demandeur d’asile'],
    [13, 'Carteira de conselho profissional (OAB, CRM, CREA…)', 'Professional council card', 'Carné de colegio profesional', 'Carte d’ordre professionnel'],
    [14, 'Identidade funcional', 'Functional ID card', 'Identidad funcional', 'Carte professionnelle de fonction'],
    [15, 'Identidade militar', 'Military ID', 'Identidad militar', 'Carte militaire'],
    [16, 'Cartão SUS (CNS)', 'National health card (SUS)', 'Tarjeta de salud (SUS)', 'Carte de santé (SUS)'],
    [17, 'Cartão do Bolsa Família / NIS', 'Social benefit card (NIS)', 'Tarjeta de beneficio social (NIS)', 'Carte d’aide sociale (NIS)'],
    [18, 'PIS/PASEP', 'PIS/PASEP card', 'Tarjeta PIS/PASEP', 'Carte PIS/PASEP'],
    [19, 'CRLV (documento do veículo)', 'Vehicle license (CRLV)', 'Permiso de circulación (CRLV)', 'Certificat d’immatriculation annuel (CRLV)'],
    [20, 'CRV / ATPV-e', 'Vehicle title (CRV)', 'Título del vehículo (CRV)', 'Titre de propriété du véhicule (CRV)'],
    [21, 'Carteira estudantil', 'Student card', 'Carné de estudiante', 'Carte d’étudiant'],
    [22, 'Carteira da pessoa idosa / com deficiência', 'Older person’s / disability card', 'Carné de adulto mayor / discapacidad', 'Carte senior / d’invalidité'],
    [23, 'Registro de arma (CRAF) / porte', 'Firearm registration', 'Registro de arma', 'Enregistrement d’arme'],
    [24, 'Documento de embarcação (TIE) / Arrais', 'Boat registration / boating license', 'Documento de embarcación / licencia náutica', 'Titre de bateau / permis bateau'],
    [25, 'Escritura ou contrato', 'Deed or contract', 'Escritura o contrato', 'Acte ou contrat'],
    [26, 'Diploma ou histórico escolar', 'Diploma or transcript', 'Diploma o historial académico', 'Diplôme ou relevé de notes'],
    [27, 'Talão de cheques / folha de cheque', 'Cheque book / cheque', 'Talonario / cheque', 'Chéquier / chèque'],
    [28, 'Certidão de casamento', 'Marriage certificate', 'Partida de matrimonio', 'Acte de mariage'],
    [29, 'Certificado de reservista / dispensa militar', 'Military service certificate', 'Certificado de servicio militar', 'Certificat militaire'],
  ],
  { order: 'by name', first: [2, 3, 1], last: [9] },
)
