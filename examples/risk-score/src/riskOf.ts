/** The more months of income a loan is worth, the higher: 0 for nothing, 100 for four years and more. */
export function riskOf(amount: number, income: number): number {
  if (income <= 0) return 100;
  return Math.round(Math.min(1, amount / income / 48) * 100);
}
