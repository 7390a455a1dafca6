import { defineTexts } from '../../language/text.ts'
import type { FileRefusal } from './file-refusal.ts'

/** Each names the file and says what can be done instead. */
export const fileRefusalTexts = defineTexts({
  noName: {
    pt: 'Este arquivo não tem um nome que possamos ler. Dê a ele um nome curto e escolha de novo.',
    en: 'This file has no name that we can read. Give it a short name and choose it again.',
    es: 'Este archivo no tiene un nombre que podamos leer. Póngale un nombre corto y elíjalo de nuevo.',
    fr: 'Ce fichier n’a pas de nom que nous puissions lire. Donnez-lui un nom court et choisissez-le à nouveau.',
  },
  empty: {
    pt: '“{nome}” está vazio. Confira se é o arquivo certo.',
    en: '“{nome}” is empty. Check that it is the right file.',
    es: '“{nome}” está vacío. Compruebe que sea el archivo correcto.',
    fr: '« {nome} » est vide. Vérifiez que c’est le bon fichier.',
  },
  tooLarge: {
    pt: '“{nome}” tem mais de 20 MB. Envie uma parte, ou leve o original à unidade.',
    en: '“{nome}” is larger than 20 MB. Send a part of it, or take the original to the unit.',
    es: '“{nome}” pesa más de 20 MB. Envíe una parte, o lleve el original a la unidad.',
    fr: '« {nome} » dépasse 20 Mo. Envoyez-en une partie, ou apportez l’original à l’unité.',
  },
  tooMany: {
    pt: '“{nome}” não cabe: este boletim já tem 20 arquivos. Leve os outros à unidade.',
    en: '“{nome}” does not fit: this report already has 20 files. Take the others to the unit.',
    es: '“{nome}” no cabe: esta denuncia ya tiene 20 archivos. Lleve los demás a la unidad.',
    fr: '« {nome} » ne peut pas être ajouté : cette déclaration a déjà 20 fichiers. Apportez les autres à l’unité.',
  },
  stationFull: {
    pt: '“{nome}” não cabe agora: o espaço para arquivos está cheio. Guarde o original e leve-o à unidade, ou tente de novo amanhã. O boletim e as mensagens continuam como antes.',
    en: '“{nome}” does not fit just now: the space for files is full. Keep the original and take it to the unit, or try again tomorrow. The report and messages work as before.',
    es: '“{nome}” no cabe ahora: el espacio para archivos está lleno. Guarde el original y llévelo a la unidad, o inténtelo mañana. La denuncia y los mensajes siguen como antes.',
    fr: '« {nome} » ne peut pas être ajouté maintenant : l’espace pour les fichiers est plein. Gardez l’original et apportez-le à l’unité, ou réessayez demain. La déclaration et les messages continuent comme avant.',
  },
  drawing: {
    pt: '“{nome}” é um desenho que pode esconder programas, e não é aceito. Envie uma foto ou um PDF dele.',
    en: '“{nome}” is a drawing that may hide programs, and is not accepted. Send a photo or a PDF of it.',
    es: '“{nome}” es un dibujo que puede esconder programas, y no se acepta. Envíe una foto o un PDF.',
    fr: '« {nome} » est un dessin qui peut cacher des programmes : il n’est pas accepté. Envoyez-en une photo ou un PDF.',
  },
  webPage: {
    pt: '“{nome}” é uma página ou um e-mail salvo, e não é aceito. Envie uma foto da tela ou um PDF.',
    en: '“{nome}” is a saved page or e-mail, and is not accepted. Send a screenshot or a PDF.',
    es: '“{nome}” es una página o un correo guardado, y no se acepta. Envíe una captura de pantalla o un PDF.',
    fr: '« {nome} » est une page ou un courriel enregistré : il n’est pas accepté. Envoyez une capture d’écran ou un PDF.',
  },
  office: {
    pt: '“{nome}” é um documento de texto ou planilha, e não é aceito. Salve como PDF e envie o PDF.',
    en: '“{nome}” is a text document or a spreadsheet, and is not accepted. Save it as PDF and send the PDF.',
    es: '“{nome}” es un documento de texto o una planilla, y no se acepta. Guárdelo como PDF y envíe el PDF.',
    fr: '« {nome} » est un document texte ou un tableur : il n’est pas accepté. Enregistrez-le en PDF et envoyez le PDF.',
  },
  archive: {
    pt: '“{nome}” é um pacote de arquivos, e não é aceito. Envie os arquivos um por um.',
    en: '“{nome}” is a bundle of files, and is not accepted. Send the files one by one.',
    es: '“{nome}” es un paquete de archivos, y no se acepta. Envíe los archivos uno por uno.',
    fr: '« {nome} » est une archive : elle n’est pas acceptée. Envoyez les fichiers un par un.',
  },
  program: {
    pt: '“{nome}” é um programa, e não é aceito. Se ele faz parte do crime, conte isso em uma mensagem.',
    en: '“{nome}” is a program, and is not accepted. If it is part of the crime, say so in a message.',
    es: '“{nome}” es un programa, y no se acepta. Si forma parte del delito, cuéntelo en un mensaje.',
    fr: '« {nome} » est un programme : il n’est pas accepté. S’il fait partie des faits, dites-le dans un message.',
  },
  video: {
    pt: '“{nome}” é um vídeo ou uma imagem que se move, e ainda não é aceito aqui. Guarde-o e leve à unidade; se ajudar, envie fotos dele.',
    en: '“{nome}” is a video or a moving picture, and is not yet accepted here. Keep it and take it to the unit; if it helps, send pictures of it.',
    es: '“{nome}” es un video o una imagen que se mueve, y aquí todavía no se acepta. Guárdelo y llévelo a la unidad; si ayuda, envíe fotos de él.',
    fr: '« {nome} » est une vidéo ou une image animée : elle n’est pas encore acceptée ici. Gardez-la et apportez-la à l’unité ; si cela aide, envoyez-en des images.',
  },
  unknownType: {
    pt: '“{nome}” não é foto, PDF, som nem conversa em texto. Aceitamos JPG, PNG, WebP, HEIC, AVIF, BMP, TIFF, PDF, MP3, M4A, OGG, OPUS, WAV, AAC, AMR e TXT.',
    en: '“{nome}” is not a photo, PDF, sound or plain-text chat. We accept JPG, PNG, WebP, HEIC, AVIF, BMP, TIFF, PDF, MP3, M4A, OGG, OPUS, WAV, AAC, AMR and TXT.',
    es: '“{nome}” no es foto, PDF, sonido ni conversación en texto. Aceptamos JPG, PNG, WebP, HEIC, AVIF, BMP, TIFF, PDF, MP3, M4A, OGG, OPUS, WAV, AAC, AMR y TXT.',
    fr: '« {nome} » n’est ni une photo, ni un PDF, ni un son, ni une conversation en texte. Nous acceptons JPG, PNG, WebP, HEIC, AVIF, BMP, TIFF, PDF, MP3, M4A, OGG, OPUS, WAV, AAC, AMR et TXT.',
  },
  otherContent: {
    pt: '“{nome}” não é o que o nome diz: o conteúdo é de outro tipo. Abra o arquivo, salve de novo como foto ou PDF e envie.',
    en: '“{nome}” is not what its name says: its content is of another type. Open the file, save it again as a photo or PDF and send that.',
    es: '“{nome}” no es lo que dice su nombre: el contenido es de otro tipo. Abra el archivo, guárdelo otra vez como foto o PDF y envíelo.',
    fr: '« {nome} » n’est pas ce que dit son nom : son contenu est d’un autre type. Ouvrez le fichier, enregistrez-le à nouveau en photo ou en PDF et envoyez-le.',
  },
  broken: {
    pt: '“{nome}” está incompleto: termina antes do fim. Abra-o no celular; se faltar uma parte, baixe ou faça o arquivo de novo e envie.',
    en: '“{nome}” is incomplete: it ends too early. Open it on your phone; if part of it is missing, download or make it again and send that.',
    es: '“{nome}” está incompleto: termina antes del final. Ábralo en el teléfono; si falta una parte, descárguelo o hágalo de nuevo y envíelo.',
    fr: '« {nome} » est incomplet : il s’arrête avant la fin. Ouvrez-le sur le téléphone ; s’il en manque une partie, téléchargez-le ou refaites-le et envoyez-le.',
  },
  locked: {
    pt: '“{nome}” pede uma senha para abrir, e a polícia não poderia ler. Abra o PDF com a sua senha, salve ou imprima como PDF sem senha e envie. Um banco costuma usar os primeiros números do CPF.',
    en: '“{nome}” asks for a password, so the police would not be able to read it. Open the PDF with your password, save or print it as a PDF without one and send that. Banks often use the first digits of the CPF.',
    es: '“{nome}” pide una contraseña para abrirse, y la policía no podría leerlo. Abra el PDF con su contraseña, guárdelo o imprímalo como PDF sin contraseña y envíelo. Los bancos suelen usar los primeros números del CPF.',
    fr: '« {nome} » demande un mot de passe, et la police ne pourrait pas le lire. Ouvrez le PDF avec votre mot de passe, enregistrez-le ou imprimez-le en PDF sans mot de passe et envoyez-le. Les banques utilisent souvent les premiers chiffres du CPF.',
  },
  changed: {
    pt: '“{nome}” mudou enquanto era enviado. Nada foi guardado dele; envie de novo.',
    en: '“{nome}” changed while it was being sent. None of it was kept; send it again.',
    es: '“{nome}” cambió mientras se enviaba. No se guardó nada de él; envíelo de nuevo.',
    fr: '« {nome} » a changé pendant l’envoi. Rien n’en a été conservé ; envoyez-le à nouveau.',
  },
} satisfies Record<FileRefusal, unknown>)
