import { type ConfigOf, defineConfig } from '@taskweave/plugin-sdk';

export const formsConfig = defineConfig({
  type: 'object',
  properties: {
    embeddedForms: {
      type: 'object',
      description: 'Whose HTML forms run code',
      properties: {
        applicationScripts: {
          type: 'boolean',
          description:
            'Forms of the deploying application run code (scripts, AngularJS). They came with the server.',
          default: true,
        },
        deployedScripts: {
          description:
            'Forms of a deployment run code: people who may deploy may run scripts in the engine already. A list names the process definition keys for which they do; * stands for any text.',
          anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
          default: true,
        },
        places: {
          type: 'array',
          description:
            'Where files of applications lie: only forms from there count as such. A folder ends with a slash and holds pages, app: is where the application lies that has deployed the process, * stands for any text within one name. What the engine stores never counts.',
          items: { type: 'string' },
          default: ['app:forms/', 'app:*.html', '/forms/', '/*/forms/'],
        },
        inlineHandlers: {
          type: 'boolean',
          description: 'Attributes such as onclick run, in forms that run code.',
          default: false,
        },
      },
      additionalProperties: false,
      default: {},
      whenWrong: { applicationScripts: false, deployedScripts: false },
    },
    formJs: {
      type: 'object',
      description: 'Forms that are drawn by form-js (Camunda Forms)',
      properties: {
        frames: {
          type: 'array',
          description:
            'Pages that get in a frame whatever a form asks for them, such as the session of this server: addresses, with / at the end for all below them, and whole other servers. Any other page is kept apart.',
          items: {
            type: 'string',
            pattern: '^(?:https://[\\w.\\-]+(?::\\d+)?(?:/[\\w.~/\\-]*)?|/[\\w.~\\-][\\w.~/\\-]*)$',
          },
          default: [],
        },
      },
      additionalProperties: false,
      default: {},
    },
    undo: {
      type: 'object',
      description: 'Tasks that are completed wait before they are sent, and can be taken back until then',
      properties: {
        maxSeconds: {
          type: 'integer',
          description: 'So long they wait at most, whatever people choose for themselves. 0: nothing waits.',
          minimum: 0,
          maximum: 15,
          default: 15,
        },
      },
      additionalProperties: false,
      default: {},
    },
    drafts: {
      type: 'object',
      properties: {
        atSignOut: {
          type: 'string',
          description:
            'What becomes of drafts when a person signs out: forget, for computers that many people share.',
          enum: ['keep', 'forget'],
          default: 'keep',
        },
      },
      additionalProperties: false,
      default: {},
    },
  },
  additionalProperties: false,
});

export type FormsConfig = ConfigOf<typeof formsConfig>;

export type EmbeddedFormsConfig = FormsConfig['embeddedForms'];
