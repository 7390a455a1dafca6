import { list } from './list.ts'

/** COMBO_MORADIA. */
// prettier-ignore
export const housingTypes = list(
  [
    [101, 'Casa', 'House', 'Casa', 'Maison'],
    [102, 'Casa de vila ou em condomínio', 'House in a lane or gated community', 'Casa en conjunto o condominio', 'Maison en cour commune ou lotissement fermé'],
    [103, 'Apartamento', 'Apartment', 'Apartamento', 'Appartement'],
    [104, 'Habitação em cortiço ou quarto', 'Room / tenement', 'Cuarto / inquilinato', 'Chambre / logement collectif'],
    [105, 'Habitação indígena (oca, maloca)', 'Indigenous dwelling', 'Vivienda indígena', 'Habitation autochtone'],
    [106, 'Palafita', 'Stilt house', 'Palafito', 'Maison sur pilotis'],
    [107, 'Sítio, fazenda ou chácara', 'Farm or country house', 'Finca o hacienda', 'Ferme ou maison de campagne'],
    [108, 'Hotel, pensão ou alojamento', 'Hotel, guesthouse or lodging', 'Hotel, pensión o alojamiento', 'Hôtel, pension ou hébergement'],
    [109, 'Abrigo ou instituição', 'Shelter or institution', 'Albergue o institución', 'Foyer ou institution'],
    [110, 'Embarcação', 'Boat', 'Embarcación', 'Bateau'],
    [111, 'Situação de rua', 'Homeless', 'Situación de calle', 'Sans domicile fixe'],
    [198, 'Prefiro não informar', 'Prefer not to say', 'Prefiero no decirlo', 'Je préfère ne pas répondre'],
    [199, 'Outro', 'Other', 'Otro', 'Autre'],
  ],
  { order: 'by name', last: [199, 198] },
)
