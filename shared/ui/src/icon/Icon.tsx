import styles from './Icon.module.css';
import { directionalIcons, type IconName, iconPaths } from './iconPaths';

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  /** Edge length in pixels. */
  readonly size?: 16 | 20 | undefined;
  /** Name for screen readers. Without one the icon is decorative. */
  readonly label?: string | undefined;
}

/** For names from outside the code, such as a manifest; undefined if unknown. */
export function iconOf(name: unknown): IconName | undefined {
  return typeof name === 'string' && Object.hasOwn(iconPaths, name) ? (name as IconName) : undefined;
}

/** A stroke icon in the colour of the text around it. Those that point along the text are mirrored where it runs from right to left. */
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
