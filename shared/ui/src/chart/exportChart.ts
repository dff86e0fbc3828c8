import { CSV_START, csvRow } from '@taskweave/base/files/csv';
import type { ChartData } from './ChartData';

export function chartCsv({ steps, stepLabel, series }: ChartData): string {
  const head = csvRow([stepLabel, ...series.map(({ name }) => name)]);
  const rows = steps.map((step, index) =>
    csvRow([
      typeof step === 'string' ? step : step.toISOString(),
      ...series.map(({ values }) => values[index] ?? null),
    ]),
  );
  return [CSV_START, head, ...rows].join('');
}

export interface ChartPicture {
  readonly title: string;
  readonly canvas: HTMLCanvasElement;
  readonly frame: HTMLElement;
  readonly legend: readonly { readonly name: string; readonly color: string }[];
}

/** CSS pixels. */
const PAD = 16;
const TITLE_SIZE = 15;
const LEGEND_SIZE = 12;
const LINE = 24;

/** @throws if the browser cannot create the picture */
export async function chartPng({ title, canvas, frame, legend }: ChartPicture): Promise<Blob> {
  const scale = canvas.width / (canvas.clientWidth || canvas.width);
  const { color, fontFamily, direction } = getComputedStyle(frame);
  const head = PAD + LINE + (legend.length > 1 ? LINE : 0);
  const width = canvas.width / scale + 2 * PAD;
  const height = canvas.height / scale + head + PAD;
  const sheet = document.createElement('canvas');
  sheet.width = width * scale;
  sheet.height = height * scale;
  const pen = sheet.getContext('2d');
  if (pen === null) throw new Error('There is no canvas.');
  pen.scale(scale, scale);
  pen.fillStyle = groundOf(frame);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = color;
  pen.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  const isRightToLeft = direction === 'rtl';
  const sign = isRightToLeft ? -1 : 1;
  const start = isRightToLeft ? width - PAD : PAD;
  pen.font = `600 ${TITLE_SIZE}px ${fontFamily}`;
  pen.fillText(title, start, PAD + TITLE_SIZE, width - 2 * PAD);
  pen.font = `${LEGEND_SIZE}px ${fontFamily}`;
  let at = start;
  for (const one of legend.length > 1 ? legend : []) {
    pen.fillStyle = one.color;
    pen.fillRect(isRightToLeft ? at - 10 : at, PAD + LINE + 2, 10, 10);
    pen.fillStyle = color;
    pen.fillText(one.name, at + sign * 16, PAD + LINE + LEGEND_SIZE);
    at += sign * (32 + pen.measureText(one.name).width);
  }
  pen.drawImage(canvas, PAD, head, canvas.width / scale, canvas.height / scale);
  const blob = await new Promise<Blob | null>((resolve) => {
    sheet.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser made no picture.');
  return blob;
}

function groundOf(element: Element | null): string {
  if (element === null) return 'Canvas';
  const { backgroundColor } = getComputedStyle(element);
  return /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
    ? groundOf(element.parentElement)
    : backgroundColor;
}
