import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { listParameter } from '../../../kernel/legal.ts';
import { constants, matchingFunds } from '../content.ts';
import { boardCards, candidatesOf, canUse } from '../derived.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { privilegeName, seatWord } from '../words.ts';
import { complete, legislationOption, open, sharesParameter } from './entry.ts';

const endDebate = complete({ type: 'endDebate' }, 'End the debate');
const passBid = complete({ type: 'passBid' }, 'Pass for the rest of the election');

/** The end of the debate; pledges come beside it (specification 9). */
export const legalDebate: readonly LegalCommand[] = [endDebate];

/** A pledge, for every player during the debate and the bid rounds (R20). */
export function addPledge(out: LegalCommand[], state: CorporateAmericaState, seat: Seat): void {
  if ((state.campaign.pledgesMade[seat] ?? 0) >= constants.pledgesPerTurn) return;
  out.push(
    open('makePledge', 'Pledge what you would enact', [
      listParameter(
        'legislationIds',
        'Election issues',
        boardCards(state).map(legislationOption),
        [0, constants.enactmentsPerTurn],
        { ordered: true },
      ),
    ]),
  );
}

/** Bids on any of the candidates, and passing (specification 9). */
export function legalBid(state: CorporateAmericaState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  const { money } = playerOf(state, seat);
  const candidates = candidatesOf(state);
  if (money > 0) {
    const bid = (title: string, matched: Seat | null) =>
      open(
        'placeBid',
        title,
        [
          sharesParameter(
            'contributions',
            'Contributions in dollars',
            'candidate',
            candidates.map((candidate) => ({
              seat: candidate,
              min: candidate === matched ? 1 : 0,
              max: money,
            })),
            [1, money],
          ),
        ],
        matched === null ? {} : { fixed: { matchingFundsFor: matched }, targets: [matchingFunds] },
      );
    out.push(bid('Contribute to campaigns', null));
    if (canUse(state, seat, matchingFunds)) {
      for (const candidate of candidates) {
        out.push(
          bid(`Contribute with ${privilegeName(matchingFunds)} for ${seatWord(candidate)}`, candidate),
        );
      }
    }
  }
  out.push(passBid);
  return out;
}
