export type { ClaimedText } from './claimed-text.ts';
export { ClaimsSection, type ClaimsSectionProps } from './claims-section.tsx';
