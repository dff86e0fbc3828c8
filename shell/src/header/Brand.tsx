import type { AppSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { fileBeside } from '../look/fileBeside';
import styles from './Brand.module.css';

export interface BrandProps {
  readonly app?: Pick<AppSettings, 'vendor' | 'logo'>;
  readonly appRoot?: string;
}

export function Brand({ app = { vendor: 'Taskweave', logo: null }, appRoot = '' }: BrandProps) {
  const { vendor, logo } = app;
  return (
    <span className={styles.brand}>
      {logo === null ? <Mark /> : <Logo logo={logo} vendor={vendor} appRoot={appRoot} />}
      {logo === null && <span>{vendor}</span>}
    </span>
  );
}

function Mark() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 7h4M11 7h8M3 15h8M15 15h4M7 3v8M7 15v4M15 3v4M15 11v8" />
    </svg>
  );
}

interface LogoProps {
  readonly logo: NonNullable<AppSettings['logo']>;
  readonly vendor: string;
  readonly appRoot: string;
}

/** As a picture, an SVG runs no script. */
function Logo({ logo, vendor, appRoot }: LogoProps) {
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  const isOne = light === dark;
  return (
    <>
      <img className={isOne ? styles.logo : styles.lightLogo} src={fileBeside(appRoot, light)} alt={vendor} />
      {!isOne && <img className={styles.darkLogo} src={fileBeside(appRoot, dark)} alt={vendor} />}
    </>
  );
}
