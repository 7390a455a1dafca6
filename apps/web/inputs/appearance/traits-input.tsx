import { defineTexts } from '@delegacia/domain/language/text'
import type { Trait } from '@delegacia/domain/report/involved-party'
import type { CharacteristicGroup } from '@delegacia/flows/engine/fields/catalogue'
import { maxTraits, type TraitsField } from '@delegacia/flows/engine/fields/traits'
import { useRef, useState } from 'react'
import { Catalogue } from './catalogue.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { t } from '../../i18n/locale.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { TraitDialog } from './trait-dialog.tsx'
import styles from './traits-input.module.css'

const texts = defineTexts({
  add: { pt: 'Adicionar:', en: 'Add:', es: 'Añadir:', fr: 'Ajouter :' },
  change: { pt: 'Alterar', en: 'Change', es: 'Cambiar', fr: 'Modifier' },
  remove: { pt: 'Remover', en: 'Remove', es: 'Quitar', fr: 'Retirer' },
  none: {
    pt: 'Nenhuma característica adicionada.',
    en: 'No feature added.',
    es: 'Ninguna característica añadida.',
    fr: 'Aucune caractéristique ajoutée.',
  },
  count: {
    pt: 'Características adicionadas: {count}',
    en: 'Features added: {count}',
    es: 'Características añadidas: {count}',
    fr: 'Caractéristiques ajoutées : {count}',
  },
})

/** A trait whose form is open: a new one has no place yet. */
type Open = { group: CharacteristicGroup; place?: number; trait: Trait }

const traitsOf = (given: unknown) => (Array.isArray(given) ? (given as Trait[]) : [])

const nameOf = ({ ds_grupo = '', ds_tipo = '' }: Trait) => [ds_grupo, ds_tipo].filter(Boolean).join(': ')

/** Traits to recognise a person by: a button for each group of the catalogue, a card for each trait (PE-19). */
export function TraitsInput(input: InputProps<TraitsField>) {
  const { field, entity, context, id, onChange } = input
  const [open, setOpen] = useState<Open>()
  const [removing, setRemoving] = useState<number>()
  const count = useRef<HTMLParagraphElement>(null)
  const given = traitsOf(field.read(entity))

  const change = (how: (all: Trait[]) => Trait[]) =>
    onChange((last) => field.write(last, how(traitsOf(field.read(last))), context))
  const save = ({ place }: Open, trait: Trait) => {
    setOpen(undefined)
    change((all) =>
      place === undefined ? [...all, trait] : all.map((one, here) => (here === place ? trait : one)),
    )
  }
  const remove = (place: number) => {
    setRemoving(undefined)
    change((all) => all.filter((_, here) => here !== place))
    // While the dialog is still open, nothing behind it takes the focus.
    setTimeout(() => count.current?.focus())
  }

  return (
    <FieldFrame {...input} as="set">
      <Catalogue id={id} context={context}>
        {(groups) => (
          <>
            {given.length < maxTraits && (
              <AddButtons id={id} groups={groups} onAdd={(group) => setOpen({ group, trait: {} })} />
            )}
            <p ref={count} className={styles.count} role="status" tabIndex={-1}>
              {given.length === 0 ? t(texts.none) : t(texts.count, { count: given.length })}
            </p>
            <ul className={styles.cards}>
              {given.map((trait, place) => (
                <TraitCard
                  key={place}
                  trait={trait}
                  onEdit={() => {
                    const group = groups.find(({ id }) => id === trait.grupo)
                    if (group) setOpen({ group, place, trait })
                  }}
                  onRemove={() => setRemoving(place)}
                />
              ))}
            </ul>
          </>
        )}
      </Catalogue>
      {open && (
        <TraitDialog
          id={`${id}-novo`}
          group={open.group}
          start={open.trait}
          context={context}
          onSave={(trait) => save(open, trait)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removing !== undefined && (
        <RemoveDialog
          name={nameOf(given[removing] ?? {})}
          onRemove={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </FieldFrame>
  )
}

type AddButtonsProps = {
  /** The first button has it, so that the error summary leads to the field. */
  id: string
  groups: readonly CharacteristicGroup[]
  onAdd: (group: CharacteristicGroup) => void
}

function AddButtons({ id, groups, onAdd }: AddButtonsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group, place) => (
        <li key={group.id}>
          <button
            type="button"
            id={place === 0 ? id : undefined}
            className={styles.add}
            onClick={() => onAdd(group)}
          >
            <span className="visually-hidden">{t(texts.add)} </span>
            {group.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

type TraitCardProps = { trait: Trait; onEdit: () => void; onRemove: () => void }

/** One trait that was added, with the buttons that change and remove it. */
function TraitCard({ trait, onEdit, onRemove }: TraitCardProps) {
  const name = <span className="visually-hidden"> {nameOf(trait)}</span>
  return (
    <li className={styles.card}>
      <p className={styles.group}>{trait.ds_grupo}</p>
      <p className={styles.type}>{trait.ds_tipo}</p>
      <p>{trait.valor}</p>
      <div className={styles.actions}>
        <button type="button" onClick={onEdit}>
          {t(texts.change)}
          {name}
        </button>
        <button type="button" className={styles.remove} onClick={onRemove}>
          {t(texts.remove)}
          {name}
        </button>
      </div>
    </li>
  )
}
