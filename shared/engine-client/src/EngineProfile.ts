/** What differs between the engines of the family. */
export interface EngineProfile {
  readonly name: 'camunda' | 'operaton' | 'cibseven' | 'fluxnova' | 'orqueio';
  /** Folder of the monitoring application below `{appRoot}/app/`. */
  readonly monitoringApp: string;
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

const PROFILES: Readonly<Record<EngineProfile['name'], EngineProfile>> = {
  camunda: { name: 'camunda', monitoringApp: 'cockpit' },
  operaton: { name: 'operaton', monitoringApp: 'cockpit' },
  cibseven: { name: 'cibseven', monitoringApp: 'cockpit' },
  fluxnova: { name: 'fluxnova', monitoringApp: 'monitoring' },
  orqueio: { name: 'orqueio', monitoringApp: 'cockpit' },
};

/** The profile by where the application lives, since each engine has its own default path; Camunda's otherwise. */
export function engineProfile(appRoot: string): EngineProfile {
  const path = appRoot.toLowerCase();
  const names = Object.values(PROFILES);
  return names.find(({ name }) => path.endsWith(`/${name}`)) ?? PROFILES.camunda;
}

/** Link to an instance in the monitoring application, for those whose applications include it. */
export function monitoringLink(
  profile: EngineProfile,
  place: { readonly appRoot: string; readonly engine: string } & (
    | { readonly processInstanceId: string }
    | { readonly caseInstanceId: string }
  ),
): string {
  const { appRoot, engine } = place;
  const page =
    'processInstanceId' in place
      ? `process-instance/${encodeURIComponent(place.processInstanceId)}`
      : `case-instance/${encodeURIComponent(place.caseInstanceId)}`;
  return `${appRoot}/app/${profile.monitoringApp}/${engine}/#/${page}`;
}
