/** A group's number and name, then its features: place in the group and name; both in four languages. */
export type FeatureGroup = {
  readonly id: number
  readonly name: readonly [pt: string, en: string, es: string, fr: string]
  readonly features: readonly (readonly [id: number, pt: string, en: string, es: string, fr: string])[]
}

// prettier-ignore
export const somaticFeatureTable: readonly FeatureGroup[] = [
  {
    id: 1,
    name: ['Compleição física', 'Build', 'Complexión', 'Corpulence'],
    features: [
      [1, 'Magra', 'Slim', 'Delgada', 'Mince'],
      [2, 'Média', 'Average', 'Media', 'Moyenne'],
      [3, 'Forte (atlética)', 'Strong (athletic)', 'Fuerte (atlética)', 'Forte (athlétique)'],
      [4, 'Gorda', 'Heavy', 'Gruesa', 'Corpulente'],
      [5, 'Muito magra (raquítica)', 'Very thin', 'Muy delgada', 'Très mince'],
    ],
  },
  {
    id: 2,
    name: ['Altura aparente', 'Apparent height', 'Estatura aparente', 'Taille apparente'],
    features: [
      [1, 'Baixa (até 1,60 m)', 'Short (up to 1.60 m)', 'Baja (hasta 1,60 m)', 'Petite (jusqu’à 1,60 m)'],
      [2, 'Média (1,61 a 1,75 m)', 'Medium (1.61–1.75 m)', 'Media (1,61 a 1,75 m)', 'Moyenne (1,61 à 1,75 m)'],
      [3, 'Alta (acima de 1,75 m)', 'Tall (above 1.75 m)', 'Alta (más de 1,75 m)', 'Grande (plus de 1,75 m)'],
    ],
  },
  {
    id: 3,
    name: ['Idade aparente', 'Apparent age', 'Edad aparente', 'Âge apparent'],
    features: [
      [1, 'Criança (até 11)', 'Child (up to 11)', 'Niño/a (hasta 11)', 'Enfant (jusqu’à 11)'],
      [2, 'Adolescente (12 a 17)', 'Teenager (12–17)', 'Adolescente (12 a 17)', 'Adolescent (12 à 17)'],
      [3, '18 a 24', '18–24', '18 a 24', '18 à 24'],
      [4, '25 a 34', '25–34', '25 a 34', '25 à 34'],
      [5, '35 a 49', '35–49', '35 a 49', '35 à 49'],
      [6, '50 a 64', '50–64', '50 a 64', '50 à 64'],
      [7, '65 ou mais', '65 or over', '65 o más', '65 ou plus'],
    ],
  },
  {
    id: 4,
    name: ['Cútis', 'Skin', 'Cutis', 'Teint'],
    features: [
      [1, 'Branca', 'White', 'Blanca', 'Blanc'],
      [2, 'Parda', 'Brown', 'Parda', 'Métis'],
      [3, 'Negra', 'Black', 'Negra', 'Noir'],
      [4, 'Amarela', 'East Asian', 'Asiática', 'Asiatique'],
      [5, 'Indígena', 'Indigenous', 'Indígena', 'Autochtone'],
      [6, 'Albina', 'Albino', 'Albina', 'Albinos'],
      [7, 'Sardenta', 'Freckled', 'Pecosa', 'Avec taches de rousseur'],
    ],
  },
  {
    id: 5,
    name: ['Cor do cabelo', 'Hair color', 'Color del cabello', 'Couleur des cheveux'],
    features: [
      [1, 'Preto', 'Black', 'Negro', 'Noirs'],
      [2, 'Castanho escuro', 'Dark brown', 'Castaño oscuro', 'Châtain foncé'],
      [3, 'Castanho claro', 'Light brown', 'Castaño claro', 'Châtain clair'],
      [4, 'Loiro', 'Blond', 'Rubio', 'Blonds'],
      [5, 'Ruivo', 'Red', 'Pelirrojo', 'Roux'],
      [6, 'Grisalho', 'Graying', 'Entrecano', 'Poivre et sel'],
      [7, 'Branco', 'White', 'Blanco', 'Blancs'],
      [8, 'Tingido ou colorido', 'Dyed', 'Teñido', 'Teints'],
    ],
  },
  {
    id: 6,
    name: ['Tipo de cabelo', 'Hair type', 'Tipo de cabello', 'Type de cheveux'],
    features: [
      [1, 'Liso', 'Straight', 'Lacio', 'Raides'],
      [2, 'Ondulado', 'Wavy', 'Ondulado', 'Ondulés'],
      [3, 'Cacheado', 'Curly', 'Rizado', 'Bouclés'],
      [4, 'Crespo', 'Coily', 'Crespo', 'Crépus'],
      [5, 'Tranças ou dreads', 'Braids or dreadlocks', 'Trenzas o rastas', 'Tresses ou dreadlocks'],
      [6, 'Calvo', 'Bald', 'Calvo', 'Chauve'],
      [7, 'Raspado', 'Shaved', 'Rapado', 'Rasés'],
    ],
  },
  {
    id: 7,
    name: ['Comprimento do cabelo', 'Hair length', 'Largo del cabello', 'Longueur des cheveux'],
    features: [
      [1, 'Curto', 'Short', 'Corto', 'Courts'],
      [2, 'Médio', 'Medium', 'Medio', 'Mi-longs'],
      [3, 'Longo', 'Long', 'Largo', 'Longs'],
    ],
  },
  {
    id: 8,
    name: ['Cor dos olhos', 'Eye color', 'Color de ojos', 'Couleur des yeux'],
    features: [
      [1, 'Castanho escuro', 'Dark brown', 'Castaño oscuro', 'Marron foncé'],
      [2, 'Castanho claro', 'Light brown', 'Castaño claro', 'Marron clair'],
      [3, 'Preto', 'Black', 'Negro', 'Noir'],
      [4, 'Verde', 'Green', 'Verde', 'Vert'],
      [5, 'Azul', 'Blue', 'Azul', 'Bleu'],
      [6, 'Mel', 'Hazel', 'Miel', 'Noisette'],
      [7, 'Cinza', 'Gray', 'Gris', 'Gris'],
    ],
  },
  {
    id: 9,
    name: ['Formato dos olhos', 'Eye shape', 'Forma de los ojos', 'Forme des yeux'],
    features: [
      [1, 'Amendoados', 'Almond', 'Almendrados', 'En amande'],
      [2, 'Arredondados', 'Round', 'Redondos', 'Ronds'],
      [3, 'Puxados', 'Narrow', 'Rasgados', 'Bridés'],
      [4, 'Estrábicos', 'Cross-eyed', 'Estrábicos', 'Strabiques'],
      [5, 'Usa óculos', 'Wears glasses', 'Usa gafas', 'Porte des lunettes'],
    ],
  },
  {
    id: 10,
    name: ['Formato do rosto', 'Face shape', 'Forma del rostro', 'Forme du visage'],
    features: [
      [1, 'Oval', 'Oval', 'Ovalado', 'Ovale'],
      [2, 'Redondo', 'Round', 'Redondo', 'Rond'],
      [3, 'Quadrado', 'Square', 'Cuadrado', 'Carré'],
      [4, 'Alongado', 'Long', 'Alargado', 'Allongé'],
      [5, 'Triangular', 'Triangular', 'Triangular', 'Triangulaire'],
    ],
  },
  {
    id: 11,
    name: ['Nariz', 'Nose', 'Nariz', 'Nez'],
    features: [
      [1, 'Fino', 'Thin', 'Fina', 'Fin'],
      [2, 'Largo', 'Wide', 'Ancha', 'Large'],
      [3, 'Arrebitado', 'Upturned', 'Respingona', 'Retroussé'],
      [4, 'Adunco', 'Hooked', 'Aguileña', 'Aquilin'],
      [5, 'Achatado', 'Flat', 'Chata', 'Épaté'],
    ],
  },
  {
    id: 12,
    name: ['Lábios', 'Lips', 'Labios', 'Lèvres'],
    features: [
      [1, 'Finos', 'Thin', 'Finos', 'Fines'],
      [2, 'Médios', 'Medium', 'Medios', 'Moyennes'],
      [3, 'Grossos', 'Thick', 'Gruesos', 'Épaisses'],
    ],
  },
  {
    id: 13,
    name: ['Barba e bigode', 'Facial hair', 'Barba y bigote', 'Barbe et moustache'],
    features: [
      [1, 'Sem barba', 'Clean-shaven', 'Sin barba', 'Rasé'],
      [2, 'Bigode', 'Moustache', 'Bigote', 'Moustache'],
      [3, 'Cavanhaque', 'Goatee', 'Perilla', 'Bouc'],
      [4, 'Barba curta', 'Short beard', 'Barba corta', 'Barbe courte'],
      [5, 'Barba longa', 'Long beard', 'Barba larga', 'Barbe longue'],
    ],
  },
  {
    id: 14,
    name: ['Sinais particulares', 'Distinguishing marks', 'Señas particulares', 'Signes particuliers'],
    features: [
      [1, 'Tatuagem', 'Tattoo', 'Tatuaje', 'Tatouage'],
      [2, 'Cicatriz', 'Scar', 'Cicatriz', 'Cicatrice'],
      [3, 'Pinta ou verruga', 'Mole or wart', 'Lunar o verruga', 'Grain de beauté ou verrue'],
      [4, 'Mancha ou queimadura', 'Stain or burn', 'Mancha o quemadura', 'Tache ou brûlure'],
      [5, 'Piercing ou brinco', 'Piercing or earring', 'Piercing o pendiente', 'Piercing ou boucle d’oreille'],
      [6, 'Aparelho dentário', 'Dental braces', 'Ortodoncia', 'Appareil dentaire'],
      [7, 'Falta de dentes', 'Missing teeth', 'Falta de dientes', 'Dents manquantes'],
      [8, 'Amputação', 'Amputation', 'Amputación', 'Amputation'],
      [9, 'Sotaque ou gagueira', 'Accent or stutter', 'Acento o tartamudez', 'Accent ou bégaiement'],
      [10, 'Mancar ao andar', 'Limp', 'Cojera', 'Boiterie'],
    ],
  },
  {
    id: 15,
    name: [
      'Parte do corpo (para sinais)',
      'Body part (for marks)',
      'Parte del cuerpo (señas)',
      'Partie du corps (signes)',
    ],
    features: [
      [1, 'Rosto', 'Face', 'Rostro', 'Visage'],
      [2, 'Pescoço', 'Neck', 'Cuello', 'Cou'],
      [3, 'Braço direito', 'Right arm', 'Brazo derecho', 'Bras droit'],
      [4, 'Braço esquerdo', 'Left arm', 'Brazo izquierdo', 'Bras gauche'],
      [5, 'Mão direita', 'Right hand', 'Mano derecha', 'Main droite'],
      [6, 'Mão esquerda', 'Left hand', 'Mano izquierda', 'Main gauche'],
      [7, 'Tórax', 'Chest', 'Tórax', 'Thorax'],
      [8, 'Abdômen', 'Abdomen', 'Abdomen', 'Abdomen'],
      [9, 'Costas', 'Back', 'Espalda', 'Dos'],
      [10, 'Perna direita', 'Right leg', 'Pierna derecha', 'Jambe droite'],
      [11, 'Perna esquerda', 'Left leg', 'Pierna izquierda', 'Jambe gauche'],
      [12, 'Pés', 'Feet', 'Pies', 'Pieds'],
    ],
  },
  {
    id: 16,
    name: ['Deficiência', 'Disability', 'Discapacidad', 'Handicap'],
    features: [
      [0, 'Nenhuma', 'None', 'Ninguna', 'Aucun'],
      [1, 'Física', 'Physical', 'Física', 'Moteur'],
      [2, 'Visual', 'Visual', 'Visual', 'Visuel'],
      [3, 'Auditiva', 'Hearing', 'Auditiva', 'Auditif'],
      [4, 'Intelectual', 'Intellectual', 'Intelectual', 'Intellectuel'],
      [5, 'Psicossocial (mental)', 'Psychosocial (mental)', 'Psicosocial (mental)', 'Psychique'],
      [6, 'Transtorno do espectro autista', 'Autism spectrum disorder', 'Trastorno del espectro autista', 'Trouble du spectre de l’autisme'],
      [7, 'Múltipla', 'Multiple', 'Múltiple', 'Multiple'],
    ],
  },
]
