import styles from './Icon.module.css';
import { directionalIcons, type IconName, iconPaths } from './iconPaths';

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels. */
  readonly size?: 16 | 20 | undefined;
  /** Name for screen readers. Without one the icon is decoration beside a text that says the same. */
  readonly label?: string | undefined;
}

/** The icon that something from outside the code names, such as a manifest; undefined where there is none of the name. */
export function iconOf(name: unknown): IconName | undefined {
  return typeof name === 'string' && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
}

/** A stroke icon in the colour of the text around it. */
export function Icon({ name, size = 16, label }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by aria-label
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      data-name={name}
      data-size={size}
      data-directional={directionalIcons.has(name) || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
