import type { ChartTone } from './ChartData';

/** Of a tone, as the style sheet has it. */
export function toneColor(figure: HTMLElement | null, tone: ChartTone | undefined): string | undefined {
  const swatch = tone && figure?.querySelector(`[data-tone="${tone}"]`);
  return swatch ? getComputedStyle(swatch).color : undefined;
}

/** Of the series, as the legend has them. */
export function swatchColors(figure: HTMLElement | null): readonly string[] {
  return [...(figure?.querySelectorAll('[data-swatch]') ?? [])].map(
    (swatch) => getComputedStyle(swatch).color,
  );
}
