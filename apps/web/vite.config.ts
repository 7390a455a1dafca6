import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { buildPortal } from './build/build-portal.ts'
import { builtLanguages, type BuiltLanguage } from './build/built-languages.ts'
import { knownCrimes } from './build/known-crimes.ts'
import { knownFlows } from './build/known-flows.ts'
import {
  environmentOf,
  inPack,
  manifestOf,
  offering,
  oneLanguage,
  renderingOf,
  speaking,
  speakingPack,
} from './build/one-language.ts'
import { pictograms } from './build/pictogram-sheet.ts'

/** Our own packages are built from their sources, so that no step has to be built before another. */
const ourSource = 'source'

/** What the forms of all crimes share, in one script as it compresses best; a flow's own chunk is then only what the crime adds. The home reads the authentication code; slips are looked for once an address is typed. */
const ofEveryFlow =
  /packages[\\/](flows[\\/](engine|blocks|crimes[\\/](flows|load-flow)[.]ts)|domain[\\/](report|geography[\\/](fact-point|map-frame|coordinates|area-at)|language[\\/](issue-texts|dates|labelled)|rules[\\/](?!authentication-code|email-slip)))|@brazilian-utils|libphonenumber|@maskito/

/** Of people besides whoever reports, and of answers that hardly go together: a loss has neither. */
const ofOtherPeople =
  /packages[\\/](flows[\\/]blocks[\\/](people-step|legal-entity|witnesses|suspects|victims|beside-victims|contradicting)|domain[\\/]report[\\/](minor-victims|contradicting-answers))[.]ts$/

/**
 * Flows between people, in one script: browsers note which scripts they ran, and that must not say that it was one of violence.
 */
const ofFlowsBetweenPeople =
  /packages[\\/]flows[\\/](questions[\\/](violence|condominium|stalking|victim-questions|hate|peace)|crimes[\\/](violence|violence-against-women|immediate-care|condominium-violence|stalking|threat|insult|slander|defamation|hate|peace|disturbance)[\\/](flow|texts))/

/** What opens below a field, and the small parts of forms: of the wizard, the thread, the map and the form about the risk. */
const ofMenus =
  /apps[\\/]web[\\/](ui[\\/](menu|announcement|progress)|inputs[\\/](choice[\\/](combobox|whole-name|filter-items|radios)|field[\\/](box|after-press|sources)|point[\\/]map-opening))|packages[\\/]ui[\\/]try-again/

/** What the frame of a page opens, and what the frame of a report adds. */
const ofTheFrame =
  /packages[\\/]ui[\\/](dialog|notices[\\/]open-dialogs)|apps[\\/]web[\\/](router[\\/]quick-exit|help[\\/](safe-exit|other-site)|ui[\\/]breadcrumbs|portal[\\/](keep|kept)-portal)/

const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/

/** One page more for each pack that the operator offers. */
const languages = builtLanguages(join(import.meta.dirname, '../../packs'))

const inBrowser = {
  consumer: 'client',
  resolve: { conditions: [ourSource, ...defaultClientConditions] },
  // Only built: the development server serves its own environment and need not prepare libraries for these.
  optimizeDeps: { noDiscovery: true },
} satisfies EnvironmentOptions

/** The scripts of one language; all lie in the same folder, and what has no text is the same file in each. */
const pages = (language: BuiltLanguage) =>
  ({
    ...inBrowser,
    ...speaking(language),
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      manifest: manifestOf(language.id),
      rolldownOptions: {
        output: {
          // Names are told in every script that loads others: few signs are enough to tell versions apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            // What a group needs beyond its own files may be the home's too, and stays out of it.
            includeDependenciesRecursively: false,
            // Few files reach a slow phone sooner than many small ones.
            groups: [
              { name: 'react', test: libraries },
              {
                name: 'start',
                test: /apps[\\/]web[\\/]shell[\\/]main\.tsx$/,
                includeDependenciesRecursively: true,
              },
              { name: 'frame', test: ofTheFrame },
              { name: 'menus', test: ofMenus },
              { name: 'other-people.flow', test: ofOtherPeople },
              { name: 'wizard', test: ofEveryFlow },
              { name: 'people.flow', test: ofFlowsBetweenPeople },
            ],
          },
        },
      },
    },
  }) satisfies EnvironmentOptions

/** What renders the home screens before any script, without a browser. */
const rendering = (language: BuiltLanguage) =>
  ({
    resolve: { conditions: [ourSource, ...defaultServerConditions], noExternal: true },
    define: speakingPack(language),
    build: {
      ssr: true,
      outDir: 'node_modules/.prerender',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'shell/prerender.tsx',
        output: { entryFileNames: `${renderingOf(language)}.mjs` },
      },
    },
  }) satisfies EnvironmentOptions

export default defineConfig({
  root: import.meta.dirname,
  plugins: [knownCrimes, knownFlows, pictograms, react(), languages.map(oneLanguage), languages.map(inPack)],
  define: offering(languages),
  resolve: { conditions: [ourSource, ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    port: 25173,
    strictPort: true,
    // The folder apps/web/api has the same address; its scripts are the development server's own.
    proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': 'http://127.0.0.1:8080' },
  },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ...Object.fromEntries(languages.map((language) => [environmentOf(language), pages(language)])),
    ...Object.fromEntries(languages.map((language) => [renderingOf(language), rendering(language)])),
    boot: {
      ...inBrowser,
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'shell/boot.ts',
          output: { format: 'iife', entryFileNames: 'assets/boot-[hash].js' },
        },
      },
    },
    worker: {
      ...inBrowser,
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
  builder: { buildApp: (builder) => buildPortal(builder, languages) },
})
