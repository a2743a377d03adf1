export { ClaimsSlot, type ClaimedText, type ClaimsSlotProps } from './claims-slot.tsx';
