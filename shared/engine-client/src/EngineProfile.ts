export interface EngineProfile {
  readonly name: 'camunda' | 'operaton' | 'cibseven' | 'fluxnova' | 'orqueio';
  readonly path: string;
  readonly monitoring: {
    readonly app: string;
    readonly title: string;
    readonly grants: readonly string[];
  };
}

export const FORM_REF_NAMES = [
  'camundaFormRef',
  'operatonFormRef',
  'cibSevenFormRef',
  'fluxnovaFormRef',
  'orqueioFormRef',
] as const;

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

const PROFILES: readonly EngineProfile[] = [
  CAMUNDA,
  { name: 'operaton', path: '/operaton', monitoring: COCKPIT },
  { name: 'cibseven', path: '/webapp', monitoring: COCKPIT },
  {
    name: 'fluxnova',
    path: '/fluxnova',
    // This engine renamed the application, but older authorizations use the former name.
    monitoring: { app: 'monitoring', title: 'Monitoring', grants: ['monitoring', 'cockpit'] },
  },
  { name: 'orqueio', path: '/orqueio', monitoring: COCKPIT },
];

export function engineProfile(appRoot: string): EngineProfile {
  const root = appRoot.toLowerCase();
  return PROFILES.find(({ name, path }) => root.endsWith(path) || root.endsWith(`/${name}`)) ?? CAMUNDA;
}

export function mayMonitor({ monitoring }: EngineProfile, authorizedApps: readonly string[]): boolean {
  return monitoring.grants.some((name) => authorizedApps.includes(name));
}
