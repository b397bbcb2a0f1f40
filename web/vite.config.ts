import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import '../calculator/build/fresh-books.ts'
import { clientFiles, inLanguage, pagePlace, webManifest } from './build/language.ts'
import { onePage } from './build/one-page.ts'
import { routerForPeople, routerInUse } from './build/router.ts'
import { serviceWorker } from './build/worker-plugin.ts'

/** Addresses that the server renders or stores, beside the client. */
const served = [
  '/api',
  '/uploads',
  '/share',
  '/c/',
  '/p/',
  '/services',
  '/cost',
  '/rates',
  '/embed',
  '/estimate',
  '/pay',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
]
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`
const inUrdu = '^/ur/(c|p|services|cost|rates|embed|estimate|share)(/|\\?|$)'
const proxy = Object.fromEntries([...served, inUrdu].map((path) => [path, api]))

/** The mode `ur` builds the client in Urdu, after the English one and beside it: `vite build --mode ur`. */
export default defineConfig(({ command, mode }) => {
  const language = mode === 'ur' ? 'ur' : 'en'
  return {
    resolve: { alias: command === 'build' ? [routerForPeople] : [] },
    plugins: [
      react(),
      tailwindcss(),
      inLanguage(language),
      routerInUse,
      onePage(language, () => [react(), inLanguage(language)]),
      pagePlace(language),
      webManifest(language),
      serviceWorker(language),
      compression({
        include: /\.(html|css|js|svg|webmanifest)$/,
        algorithms: ['brotliCompress', 'gzip'],
        threshold: 512,
      }),
    ],
    build: {
      outDir: 'dist',
      // English is built first and brings the files that do not depend on the language.
      emptyOutDir: language === 'en',
      copyPublicDir: language === 'en',
      // Files that each screen loads, for the check of bytes.
      manifest: clientFiles(language).manifest,
      // The server's policy allows no data: address for a drawing that is used by reference.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One style sheet, which is written into the page.
      cssCodeSplit: false,
      rolldownOptions: {
        // Copies of shared files need it; no one imports the entry.
        preserveEntrySignatures: false,
        // Texts are inlined where they are used; otherwise a screen would fetch whole modules of words.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        checks: { bundlerTimings: false },
        output: {
          // No part's name in the file name: ad blockers refuse a file called share-button.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            // Code that every screen needs is in one file with the entry.
            groups: [{ name: 'index', tags: ['$initial'] }],
            // Smaller shared files are copied into the files that use them: docs/decisions/046-few-script-files.md.
            experimentalInlineCommonChunks: { maxSize: 14_000 },
          },
        },
      },
    },
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1', proxy },
  }
})
