import { locales, type Locale } from '@delegacia/domain/language/text'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { buildPortal } from './build/build-portal.ts'
import { environmentOf, manifestOf, oneLanguage, speaking } from './build/one-language.ts'

/** Our own packages are built from their sources, so that no step has to be built before another. */
const ourSource = 'source'

/** What the forms of all crimes share, in one script as it compresses best; a flow's own chunk is then only what the crime adds. The home reads the authentication code; slips are looked for once an address is typed. */
const ofEveryFlow =
  /packages[\\/](flows[\\/](engine|blocks)|domain[\\/](report|geography[\\/](fact-point|map-frame|coordinates|area-at)|language[\\/](issue-texts|dates|labelled)|rules[\\/](?!authentication-code|email-slip)))|apps[\\/]web[\\/]inputs[\\/]point[\\/]map-opening|@brazilian-utils|libphonenumber|@maskito/

/**
 * Flows between people, in one script: browsers note which scripts they ran, and that must not say that it was one of violence.
 */
const ofFlowsBetweenPeople =
  /packages[\\/]flows[\\/](questions[\\/](violence|condominium|stalking|victim-questions|hate|peace)|crimes[\\/](violence|violence-against-women|immediate-care|condominium-violence|stalking|threat|insult|slander|defamation|hate|peace|disturbance)[.](flow|texts))/

/** What opens below a field, on the home and in the wizard. */
const ofMenus =
  /apps[\\/]web[\\/](ui[\\/]menu|inputs[\\/](choice[\\/](combobox|whole-name|filter-items)|field[\\/](box|after-press|sources)))|packages[\\/]ui[\\/]try-again/

/** What the frame of a page opens, and what the frame of a report adds. */
const ofTheFrame =
  /packages[\\/]ui[\\/]dialog|apps[\\/]web[\\/](router[\\/]quick-exit|help[\\/]safe-exit|ui[\\/]breadcrumbs)/

const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/

const inBrowser = {
  consumer: 'client',
  resolve: { conditions: [ourSource, ...defaultClientConditions] },
  // Only built: the development server serves its own environment and need not prepare libraries for these.
  optimizeDeps: { noDiscovery: true },
} satisfies EnvironmentOptions

/** The scripts of one language; all lie in the same folder, and what has no text is the same file in each. */
const pages = (locale: Locale) =>
  ({
    ...inBrowser,
    ...speaking(locale),
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      manifest: manifestOf(locale),
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
              { name: 'wizard', test: ofEveryFlow },
              { name: 'people.flow', test: ofFlowsBetweenPeople },
            ],
          },
        },
      },
    },
  }) satisfies EnvironmentOptions

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), locales.map(oneLanguage)],
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
    ...Object.fromEntries(locales.map((locale) => [environmentOf(locale), pages(locale)])),
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
    ssr: {
      resolve: { conditions: [ourSource, ...defaultServerConditions], noExternal: true },
      build: {
        ssr: true,
        outDir: 'node_modules/.prerender',
        copyPublicDir: false,
        rolldownOptions: { input: 'shell/prerender.tsx', output: { entryFileNames: 'prerender.mjs' } },
      },
    },
  },
  builder: { buildApp: buildPortal },
})
