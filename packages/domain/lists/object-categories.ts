import { list } from './list.ts'

/** Every category of COMBO_CATEGORIA_OBJETO. */
// prettier-ignore
export const objectCategories = list(
  [
    [10, 'Celular e comunicação', 'Phones and communication', 'Teléfonos y comunicación', 'Téléphones et communication'],
    [11, 'Informática', 'Computers', 'Informática', 'Informatique'],
    [12, 'Eletrônicos e eletrodomésticos', 'Electronics and appliances', 'Electrónica y electrodomésticos', 'Électronique et électroménager'],
    [13, 'Documentos', 'Documents', 'Documentos', 'Documents'],
    [14, 'Dinheiro, cartões e títulos', 'Money, cards and securities', 'Dinero, tarjetas y títulos', 'Argent, cartes et titres'],
    [15, 'Veículos', 'Vehicles', 'Vehículos', 'Véhicules'],
    [16, 'Bicicletas e similares', 'Bicycles and similar', 'Bicicletas y similares', 'Vélos et assimilés'],
    [17, 'Embarcações', 'Boats', 'Embarcaciones', 'Embarcations'],
    [18, 'Joias, relógios e acessórios', 'Jewellery, watches and accessories', 'Joyas, relojes y accesorios', 'Bijoux, montres et accessoires'],
    [19, 'Bolsas, roupas e pessoais', 'Bags, clothing and personal', 'Bolsos, ropa y personales', 'Sacs, vêtements et effets personnels'],
    [20, 'Armas e munições', 'Weapons and ammunition', 'Armas y municiones', 'Armes et munitions'],
    [21, 'Ferramentas e materiais', 'Tools and materials', 'Herramientas y materiales', 'Outils et matériaux'],
    [22, 'Animais', 'Animals', 'Animales', 'Animaux'],
    [23, 'Produção rural e alimentos', 'Rural produce and food', 'Producción rural y alimentos', 'Produits agricoles et aliments'],
    [24, 'Saúde', 'Health', 'Salud', 'Santé'],
    [25, 'Imóvel e estrutura', 'Property and structure', 'Inmueble y estructura', 'Immeuble et structure'],
    [26, 'Conta e dado digital', 'Digital account and data', 'Cuenta y dato digital', 'Compte et donnée numérique'],
    [99, 'Outros', 'Other', 'Otros', 'Autres'],
  ],
  { order: 'by name', last: [99] },
)
