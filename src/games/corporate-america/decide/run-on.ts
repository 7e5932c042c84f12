import { askNextBidder, beginBidRound, beginCampaignTrail } from './campaign-trail.ts';
import { beginCapitolHill } from './election.ts';
import { finishEnactment } from './enactment.ts';
import { beginEnding } from './ending.ts';
import { workOnExtraBusinesses } from './extra-businesses.ts';
import { collectFines } from './fines.ts';
import { beginFirstAct, revealNewLegislation } from './first-act.ts';
import { beginMainStreet, closeMainStreet, nextSpot } from './main-street.ts';
import { openPrivilegeWindow } from './privileges.ts';
import type { CorporateAmericaBatch, Next } from './rule.ts';
import { settleSharedCustomers } from './shared-customers.ts';
import { beginWallStreet, nextStarter } from './wall-street.ts';

const machine: Readonly<Record<Exclude<Next, 'wait'>, (batch: CorporateAmericaBatch) => Next>> = {
  wallStreet: beginWallStreet,
  nextStarter,
  extraBusinesses: workOnExtraBusinesses,
  mainStreet: beginMainStreet,
  sharedCustomers: settleSharedCustomers,
  nextSpot,
  closeMainStreet,
  campaignTrail: beginCampaignTrail,
  bidRound: beginBidRound,
  nextBidder: askNextBidder,
  capitolHill: beginCapitolHill,
  firstAct: beginFirstAct,
  newLegislation: revealNewLegislation,
  privilegeWindow: openPrivilegeWindow,
  fines: collectFines,
  enacted: finishEnactment,
  ending: beginEnding,
};

/** Goes through all automatic steps up to the next decision (specification 6). */
export function runOn(batch: CorporateAmericaBatch, from: Next): void {
  let next = from;
  while (next !== 'wait') next = machine[next](batch);
}
