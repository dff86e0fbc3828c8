/** What differs between the engines of the family. */
export interface EngineProfile {
  readonly name: 'camunda' | 'operaton' | 'cibseven' | 'fluxnova' | 'orqueio';
  /** Where its web applications live unless an administrator has moved them. */
  readonly path: string;
  readonly monitoring: {
    /** Folder of the application below `{appRoot}/app/`. */
    readonly app: string;
    /** As people know it: a name, the same in every language. */
    readonly title: string;
    /** Names under which the engine may list it among the applications that a person may open. */
    readonly grants: readonly string[];
  };
}

/**
 * Names under which engines give the reference to a deployed form. All are read from every engine, because
 * process models move between engines unchanged.
 */
export const FORM_REF_NAMES = [
  'camundaFormRef',
  'operatonFormRef',
  'cibSevenFormRef',
  'fluxnovaFormRef',
  'orqueioFormRef',
] as const;

/** Prefixes of form keys that stand for a form schema; all are understood everywhere, as above. */
export const FORM_SCHEMA_PREFIXES = [
  'camunda-forms:',
  'operaton-forms:',
  'cibseven-forms:',
  'fluxnova-forms:',
  'orqueio-forms:',
] as const;

export const EMBEDDED_PREFIX = 'embedded:';

const COCKPIT = { app: 'cockpit', title: 'Cockpit', grants: ['cockpit'] } as const;

const CAMUNDA: EngineProfile = { name: 'camunda', path: '/camunda', monitoring: COCKPIT };

/** One row for each engine: what differs between them is here and nowhere else. */
const PROFILES: readonly EngineProfile[] = [
  CAMUNDA,
  { name: 'operaton', path: '/operaton', monitoring: COCKPIT },
  { name: 'cibseven', path: '/webapp', monitoring: COCKPIT },
  {
    name: 'fluxnova',
    path: '/fluxnova',
    // It has renamed the application; older authorizations still call it by the name before.
    monitoring: { app: 'monitoring', title: 'Monitoring', grants: ['monitoring', 'cockpit'] },
  },
  { name: 'orqueio', path: '/orqueio', monitoring: COCKPIT },
];

/** The profile by where the application lives, since each engine has its own default path; Camunda's otherwise. */
export function engineProfile(appRoot: string): EngineProfile {
  const root = appRoot.toLowerCase();
  return PROFILES.find(({ name, path }) => root.endsWith(path) || root.endsWith(`/${name}`)) ?? CAMUNDA;
}

/** Whether these applications, as the engine lists them for a person, include its monitoring. */
export function mayMonitor({ monitoring }: EngineProfile, authorizedApps: readonly string[]): boolean {
  return monitoring.grants.some((name) => authorizedApps.includes(name));
}
