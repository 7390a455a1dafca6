import { labelled } from '@delegacia/domain/language/labelled'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Trait } from '@delegacia/domain/report/involved-party'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { CharacteristicGroup } from '@delegacia/flows/engine/fields/catalogue'
import { text } from '@delegacia/flows/engine/fields/text'
import { traitIssues } from '@delegacia/flows/engine/fields/traits'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { locale, t } from '../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { ErrorSummary, type ErrorItem } from '@delegacia/ui/error-summary'
import boxStyles from '../field/box.module.css'
import frameStyles from '../field/field-frame.module.css'
import { TextInput } from '../text/text-input.tsx'
import styles from './traits-input.module.css'

const texts = defineTexts({
  type: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
  choose: { pt: 'Escolha', en: 'Choose', es: 'Elija', fr: 'Choisissez' },
  complement: { pt: 'Como é', en: 'Description', es: 'Cómo es', fr: 'Description' },
  complementHint: {
    pt: 'Em poucas palavras: onde fica, de que cor, que tamanho.',
    en: 'In a few words: where it is, what color, how big.',
    es: 'En pocas palabras: dónde está, de qué color, qué tamaño.',
    fr: 'En quelques mots : où, de quelle couleur, de quelle taille.',
  },
  save: { pt: 'Salvar', en: 'Save', es: 'Guardar', fr: 'Enregistrer' },
  cancel: { pt: 'Cancelar', en: 'Cancel', es: 'Cancelar', fr: 'Annuler' },
})

const complement = text<Trait>('valor', texts.complement, { hint: texts.complementHint })

type Props = {
  id: string
  group: CharacteristicGroup
  start: Trait
  context: Context
  onSave: (trait: Trait) => void
  onClose: () => void
}

/** Type and complement of one trait, both required (PE-19). A portal, because a form may not hold another. */
export function TraitDialog({ id, group, start, context, onSave, onClose }: Props) {
  const [trait, setTrait] = useState(start)
  const [errors, setErrors] = useState<readonly ErrorItem[]>([])
  const issues = traitIssues({ ...trait, valor: trait.valor?.trim() }, context)
  const messageOf = (field: 'id' | 'valor') => {
    const found = errors.length > 0 ? issues.find((one) => one.field === field) : undefined
    return found && issueMessage(found.issue, locale)
  }

  const save = () => {
    if (issues.length === 0) return onSave(trait)
    const labels = { id: texts.type, valor: texts.complement }
    setErrors(
      issues.map(({ field, issue }) => ({
        id: `${id}-${field}`,
        message: labelled(t(labels[field]), issueMessage(issue, locale), locale),
      })),
    )
  }

  return createPortal(
    <Dialog
      title={group.name}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(texts.save)}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          // React passes an event in a portal on to the form around the button as well.
          event.stopPropagation()
          save()
        }}
      >
        <ErrorSummary items={errors} locale={locale} />
        <TypeSelect
          id={`${id}-id`}
          group={group}
          chosen={trait.id}
          message={messageOf('id')}
          onChoose={(type) => {
            const { id: _, ...others } = trait
            setTrait(type === undefined ? others : { ...others, id: type })
          }}
        />
        <TextInput
          field={complement}
          entity={trait}
          context={context}
          id={`${id}-valor`}
          message={messageOf('valor')}
          messageAt={() => undefined}
          onChange={(change) => setTrait((last) => change(last) as Trait)}
          onHold={() => undefined}
        />
      </form>
    </Dialog>,
    document.body,
  )
}

type TypeSelectProps = {
  id: string
  group: CharacteristicGroup
  chosen: number | undefined
  message: string | undefined
  onChoose: (type: number | undefined) => void
}

function TypeSelect({ id, group, chosen, message, onChoose }: TypeSelectProps) {
  return (
    <div className={message ? `${frameStyles.frame} ${frameStyles.bad}` : frameStyles.frame}>
      <label className={frameStyles.label} htmlFor={id}>
        {t(texts.type)}
      </label>
      {message && (
        <p id={`${id}-erro`} className={frameStyles.message}>
          {message}
        </p>
      )}
      <div className={boxStyles.select}>
        <select
          id={id}
          className={boxStyles.box}
          aria-required="true"
          aria-invalid={message ? true : undefined}
          aria-describedby={message && `${id}-erro`}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
        >
          <option value="">{t(texts.choose)}</option>
          {group.features.map((feature) => (
            <option key={feature.id} value={feature.id}>
              {feature.ds_tipo}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
