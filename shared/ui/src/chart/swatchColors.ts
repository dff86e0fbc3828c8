import type { ChartTone } from './ChartData';

export function toneColor(figure: HTMLElement | null, tone: ChartTone | undefined): string | undefined {
  const swatch = tone && figure?.querySelector(`[data-tone="${tone}"]`);
  return swatch ? getComputedStyle(swatch).color : undefined;
}

export function swatchColors(figure: HTMLElement | null): readonly string[] {
  return [...(figure?.querySelectorAll('[data-swatch]') ?? [])].map(
    (swatch) => getComputedStyle(swatch).color,
  );
}
