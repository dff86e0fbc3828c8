/** What the page asks for by itself, and how it is when that fails. @type {import('./outside.mjs').OutsidePart} */
export const BESIDE = {
  title: 'What is asked for beside the engine client',
  rows: [
    {
      what: 'code of a part of the page, or of a plugin',
      so: 'a card in its place, which brings it back at a press; what may pass is tried again by itself; plugins are named with a code',
      sources: [
        'shell/src/plugins/loading/federationSource.ts',
        'addons/legacy-plugins/src/adaptLegacyPlugin.ts',
      ],
      tests: [
        [
          'e2e/journeys/remote-down.spec.ts',
          'a remote whose server … leaves a card in its place, and one press brings it back',
        ],
        ['shell/src/plugins/loading/PluginLoader.test.ts', 'gives up what does not pass'],
        [
          'e2e/nightly/plugin-faults.spec.ts',
          'plugins with every fault there is: the page and the good plugin work, and each fault has its code',
        ],
      ],
    },
    {
      what: 'a file of a build that an upgrade has taken away',
      so: 'the page says that there is a new version, and gives back what was typed',
      sources: ['shell/src/new-version/isOutdated.ts'],
      tests: [
        [
          'e2e/nightly/upgrade.spec.ts',
          'a page that was open before an upgrade says so when it misses a file, and gives back what was typed',
        ],
      ],
    },
    {
      what: 'the administrator’s file',
      so: 'the page works without it; administrators see it',
      sources: ['shell/src/runtime/readServedFile.ts', 'shell/src/plugins/loading/fetchPlugins.ts'],
      tests: [
        ['e2e/journeys/plugins-file.spec.ts', 'a broken file leaves the application as it is'],
        ['scripts/faults/outside.test.mjs', 'the administrator’s file: $name'],
      ],
    },
    {
      what: 'texts of an installation, of a language, of the old Tasklist',
      so: 'texts that were kept, or those that came with the page',
      sources: [
        'shell/src/installation/SuiteLocale.ts',
        'shell/src/installation/fetchSuiteTexts.ts',
        'shell/src/installation/prepareInstallation.ts',
        'shell/src/plugins/admin-file/fileReader.ts',
      ],
      tests: [['scripts/faults/outside.test.mjs', 'texts of an installation: $name']],
    },
    {
      what: 'reads that begin with the page, before its code',
      so: 'the page asks by itself, and shows the answer',
      sources: ['shell/src/boot/startCalls.ts'],
      tests: [['shell/src/runtime/StartedCalls.test.ts', 'tries itself where the started call has failed']],
    },
    {
      what: 'the greeting of a new installation',
      so: 'no greeting',
      sources: ['shell/src/welcome/FirstVisit.ts'],
      tests: [['shell/src/welcome/FirstVisit.test.ts', 'greets nobody where the server cannot be reached']],
    },
    {
      what: 'reports of errors and of speed',
      so: 'lost: nobody waits for them',
      sources: ['shell/src/watching/watchPage.ts', 'shell/src/plugins/faults/createReporter.ts'],
      tests: [['scripts/faults/outside.test.mjs', 'reports: $name']],
    },
    {
      what: 'calls of plugins: to the engine, and to their own servers',
      so: 'of the engine by the same client, so that all above holds; errors of its servers go to the plugin, and nothing of the session is sent',
      sources: ['shell/src/plugins/isolation/createBackend.ts', 'shell/src/plugins/services/serviceTable.ts'],
      tests: [
        [
          'e2e/journeys/errors.spec.ts',
          'a plugin asks what a person may do, and presents a refusal as the application does',
        ],
        [
          'shell/src/plugins/isolation/createBackend.test.ts',
          'takes nothing of the session there, whatever the plugin asks for',
        ],
      ],
    },
    {
      what: 'scripts of a form',
      so: 'the form is not drawn, and the page names the script',
      sources: ['remotes/forms/src/embedded/scripts/runScript.ts'],
      tests: [
        [
          'e2e/nightly/embedded-broken.spec.ts',
          'a broken form says what is wrong, and the task stays usable: …',
        ],
      ],
    },
    {
      what: 'a file on its way to the engine',
      so: 'as any change; it gives up after a silence, and says how far it is before',
      sources: ['shared/engine-client/src/transport/uploadFetch.ts'],
      tests: [
        [
          'shared/engine-client/src/transport/uploadFetch.test.ts',
          'does not know what became of an upload that is answered by a page of something else',
        ],
      ],
    },
  ],
};
