/** @param {string} folder the row of a folder inside another, which is about its siblings alone; '' for the others */
const around = (folder) => (folder.includes('*') ? '' : folder.replace(/[^/]+$/, ''))

/** @param {string} folder @param {string} outer of the folder around the importer only its own files are meant */
const filesIn = (folder, outer) => (`${folder}/` === outer ? `${folder}/[^/]+$` : `${folder}/`)

/**
 * The rules of the folders of an app, one for each row: a folder imports itself and what its row names, and a folder inside
 * another what that one may and those of its siblings that its row names. `pages/*` is each page by itself.
 * @param {string} app 'web' or 'desk' @param {Record<string, string[]>} layers the lowest first
 * @param {Record<string, string>} [from] what else is said of the importing files of a folder
 */
exports.layerRules = (app, layers, from = {}) =>
  Object.entries(layers).map(([folder, others]) => ({
    name: `${app}-${folder.replace('*', 'each').replaceAll('/', '-')}`,
    comment: `${folder} may import ${others.join(', ') || `no other folder of the ${app}`}.`,
    from: {
      path: `^apps/${app}/${folder.replace('*', '([^/]+)')}/`,
      ...(from[folder] && { pathNot: from[folder] }),
    },
    to: {
      path: `^apps/${app}/${around(folder)}`,
      pathNot: [folder.replace('*', '$1'), ...others]
        .map((one) => `^apps/${app}/${filesIn(one, around(folder))}`)
        .concat(`^apps/${app}/package[.]json$`),
    },
  }))
