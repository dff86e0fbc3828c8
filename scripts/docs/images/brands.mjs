import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signIn } from '../../../engine/demo/data/session/sign-in.mjs';

const BRANDS = /** @type {const} */ ([
  {
    vendor: 'Northwind Mutual',
    accent: '#006b5e',
    colorScheme: 'light',
    shape: '<path d="M3 25 14 4l11 21z" fill="#006b5e"/>',
    ink: '#10312c',
  },
  {
    vendor: 'Halden Bank',
    accent: '#9a3412',
    colorScheme: 'dark',
    shape:
      '<rect x="3" y="4" width="22" height="21" rx="4" fill="#fb923c"/><path d="M9 9v11M19 9v11M9 15h10" stroke="#2a1206" stroke-width="3"/>',
    ink: '#fdeee4',
  },
  {
    vendor: 'City of Orlen',
    accent: '#5b21b6',
    colorScheme: 'light',
    shape: '<circle cx="14" cy="14" r="11" fill="#5b21b6"/><circle cx="14" cy="14" r="5" fill="#fff"/>',
    ink: '#2e1065',
  },
]);
const STRIP = { width: 1200, height: 330 };

/**
 * Three installations one above the other, each with a logo, an accent colour, a notice and a link in the header.
 * @param {import('../images.mjs').Studio} studio
 */
export default async function brands({ url, pluginsFile, newPage, enter, take }) {
  const demo = await signIn({ baseUrl: url, engine: 'default', userId: 'demo' });
  const [{ id }] = await demo.get('task?processDefinitionKey=holiday-request&assignee=demo&maxResults=1');
  const before = existsSync(pluginsFile) ? readFileSync(pluginsFile, 'utf8') : null;
  const logo = path.join(path.dirname(pluginsFile), 'brand-of-the-picture.svg');
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  const strips = [];
  try {
    for (const brand of BRANDS) {
      writeFileSync(logo, logoOf(brand));
      writeFileSync(pluginsFile, JSON.stringify(fileOf(brand, path.basename(logo), before)));
      const page = await newPage({ viewport: STRIP, colorScheme: brand.colorScheme });
      await enter(page, `#/?task=${id}`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Handbook/ })
        .waitFor();
      await page.getByRole('tabpanel').getByRole('textbox').first().waitFor();
      await page.waitForLoadState('networkidle');
      strips.push(await page.screenshot());
      await page.close();
    }
  } finally {
    rmSync(logo, { force: true });
    if (before === null) rmSync(pluginsFile);
    else writeFileSync(pluginsFile, before);
  }
  const sheet = await newPage({ viewport: { width: STRIP.width, height: 3 * STRIP.height + 2 * 16 } });
  const pictures = strips.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
  await sheet.setContent(`<body style="margin:0;display:grid;gap:16px;background:#888">${pictures.join('')}`);
  await take('brands', sheet);
}

/** @param {typeof BRANDS[number]} brand */
function logoOf({ vendor, shape, ink }) {
  const width = 36 + vendor.length * 9;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="28" viewBox="0 0 ${width} 28">${shape}<text x="34" y="19" font-family="sans-serif" font-size="15" font-weight="600" fill="${ink}">${vendor}</text></svg>`;
}

/**
 * @param {typeof BRANDS[number]} brand
 * @param {string} logo
 * @param {string | null} before
 */
function fileOf({ vendor, accent }, logo, before) {
  const { facts = {} } = before === null ? {} : JSON.parse(before).settings;
  const handbook = { kind: 'link', at: 'header', id: 'handbook', label: 'Handbook', href: '/handbook' };
  return {
    settings: { facts, app: { vendor, name: 'Inbox', logo, accent } },
    plugins: [{ id: 'handbook', format: 'declared', parts: [handbook] }],
  };
}
