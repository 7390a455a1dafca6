// @ts-check
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const packages = join(import.meta.dirname, 'node_modules')

/** A first page of a form as GOV.UK Frontend makes one: header, questions, button, footer. Its files by their paths. */
export async function govukPage() {
  const { configure } = createRequire(join(import.meta.dirname, 'package.json'))('nunjucks')
  const templates = configure(join(packages, 'govuk-frontend/dist'))
  const page = templates.renderString(template, {})
  const assets = join(packages, 'govuk-frontend/dist/govuk')
  return new Map([
    ['/govuk/', page],
    ['/govuk/govuk-frontend.min.css', await readFile(join(assets, 'govuk-frontend.min.css'), 'utf8')],
    ['/govuk/govuk-frontend.min.js', await readFile(join(assets, 'govuk-frontend.min.js'), 'utf8')],
  ])
}

const template = `{% extends "govuk/template.njk" %}
{% from "govuk/components/button/macro.njk" import govukButton %}
{% from "govuk/components/input/macro.njk" import govukInput %}
{% from "govuk/components/radios/macro.njk" import govukRadios %}
{% from "govuk/components/textarea/macro.njk" import govukTextarea %}
{% block head %}<link rel="stylesheet" href="/govuk/govuk-frontend.min.css">{% endblock %}
{% block pageTitle %}Registro{% endblock %}
{% block content %}
<h1 class="govuk-heading-xl">O que aconteceu?</h1>
{{ govukRadios({ name: "what", fieldset: { legend: { text: "Escolha" } }, items: [
  { value: "1", text: "Perdi um objeto" }, { value: "2", text: "Fui furtado" }, { value: "3", text: "Outro" }] }) }}
{{ govukInput({ id: "name", name: "name", label: { text: "Nome" } }) }}
{{ govukInput({ id: "mail", name: "mail", label: { text: "E-mail" } }) }}
{{ govukTextarea({ id: "account", name: "account", label: { text: "Conte com as suas palavras" } }) }}
{{ govukButton({ text: "Continuar" }) }}
{% endblock %}
{% block bodyEnd %}<script type="module">import { initAll } from '/govuk/govuk-frontend.min.js'; initAll()</script>{% endblock %}`
