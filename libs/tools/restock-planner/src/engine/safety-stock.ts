/** Demand over a lead time, both with their standard deviations. Units a day, days. */
export interface LeadTimeDemand {
  readonly rate: number;
  readonly deviation: number;
  readonly leadTimeDays: number;
  readonly leadTimeDeviation: number;
}

/**
 * Stock that covers the variation of demand and lead time at a service level: z x sqrt(L x sigmaD^2 + d^2 x sigmaL^2),
 * for independent, normally distributed demand and lead time (Silver, Pyke and Thomas, Inventory and Production Management
 * in Supply Chains, 4th ed. 2017, chapter 6).
 */
export function safetyStock(demand: LeadTimeDemand, z: number): number {
  return z * leadTimeDeviationOfDemand(demand);
}

/** Standard deviation of the units sold in one lead time. */
export function leadTimeDeviationOfDemand(demand: LeadTimeDemand): number {
  const { rate, deviation, leadTimeDays, leadTimeDeviation } = demand;
  return Math.sqrt(leadTimeDays * deviation ** 2 + (rate * leadTimeDeviation) ** 2);
}

/** The position at which to order: demand of the lead time plus safety stock. */
export function reorderPoint(demand: LeadTimeDemand, z: number): number {
  return demand.rate * demand.leadTimeDays + safetyStock(demand, z);
}
