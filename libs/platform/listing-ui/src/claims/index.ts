export type { ClaimedText } from './claimed-text.ts';
export { ClaimsSlot, type ClaimsSlotProps } from './claims-slot.tsx';
