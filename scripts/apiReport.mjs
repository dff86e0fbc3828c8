import { writeFileSync } from 'node:fs';
import { apiReport, REPORT } from './docs/apiReport.mjs';

writeFileSync(REPORT, apiReport());
