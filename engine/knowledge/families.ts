// One import and one entry a family, in alphabetical order. Static, so that the engine reads no disk.
import accounting from './data/accounting.json' with { type: 'json' }
import agricultureLandscaping from './data/agriculture-landscaping.json' with { type: 'json' }
import alliedHealthTherapy from './data/allied-health-therapy.json' with { type: 'json' }
import architecturePlanning from './data/architecture-planning.json' with { type: 'json' }
import auditTax from './data/audit-tax.json' with { type: 'json' }
import aviationMarineMaintenance from './data/aviation-marine-maintenance.json' with { type: 'json' }
import bankingCredit from './data/banking-credit.json' with { type: 'json' }
import careWork from './data/care-work.json' with { type: 'json' }
import carpentryJoinery from './data/carpentry-joinery.json' with { type: 'json' }
import chemicalProcessEngineering from './data/chemical-process-engineering.json' with { type: 'json' }
import civilStructuralEngineering from './data/civil-structural-engineering.json' with { type: 'json' }
import cleaningFacilities from './data/cleaning-facilities.json' with { type: 'json' }
import communicationsPr from './data/communications-pr.json' with { type: 'json' }
import constructionSiteManagement from './data/construction-site-management.json' with { type: 'json' }
import consultingStrategyOperations from './data/consulting-strategy-operations.json' with { type: 'json' }
import crafts from './data/crafts.json' with { type: 'json' }
import customerSuccessSupport from './data/customer-success-support.json' with { type: 'json' }
import cybersecurity from './data/cybersecurity.json' with { type: 'json' }
import dataAnalytics from './data/data-analytics.json' with { type: 'json' }
import dataScienceMl from './data/data-science-ml.json' with { type: 'json' }
import dental from './data/dental.json' with { type: 'json' }
import designUx from './data/design-ux.json' with { type: 'json' }
import devopsCloud from './data/devops-cloud.json' with { type: 'json' }
import earlyChildhood from './data/early-childhood.json' with { type: 'json' }
import electrical from './data/electrical.json' with { type: 'json' }
import electronicsEmbedded from './data/electronics-embedded.json' with { type: 'json' }
import emergencyServices from './data/emergency-services.json' with { type: 'json' }
import energyEnvironment from './data/energy-environment.json' with { type: 'json' }
import eventsLeisure from './data/events-leisure.json' with { type: 'json' }
import foodProduction from './data/food-production.json' with { type: 'json' }
import frontOfHouseBar from './data/front-of-house-bar.json' with { type: 'json' }
import general from './data/general.json' with { type: 'json' }
import graphicDesign from './data/graphic-design.json' with { type: 'json' }
import hairBeauty from './data/hair-beauty.json' with { type: 'json' }
import healthAdministration from './data/health-administration.json' with { type: 'json' }
import heavyEquipmentMining from './data/heavy-equipment-mining.json' with { type: 'json' }
import higherEducationResearch from './data/higher-education-research.json' with { type: 'json' }
import hotelsTravel from './data/hotels-travel.json' with { type: 'json' }
import humanResources from './data/human-resources.json' with { type: 'json' }
import insuranceActuarial from './data/insurance-actuarial.json' with { type: 'json' }
import investmentTreasury from './data/investment-treasury.json' with { type: 'json' }
import itSupportNetworks from './data/it-support-networks.json' with { type: 'json' }
import kitchen from './data/kitchen.json' with { type: 'json' }
import laboratoryScience from './data/laboratory-science.json' with { type: 'json' }
import law from './data/law.json' with { type: 'json' }
import libraryMuseum from './data/library-museum.json' with { type: 'json' }
import logisticsSupplyChain from './data/logistics-supply-chain.json' with { type: 'json' }
import machiningCnc from './data/machining-cnc.json' with { type: 'json' }
import manufacturingProduction from './data/manufacturing-production.json' with { type: 'json' }
import marketingDigital from './data/marketing-digital.json' with { type: 'json' }
import masonryConcreteRoofing from './data/masonry-concrete-roofing.json' with { type: 'json' }
import mechanicalEngineering from './data/mechanical-engineering.json' with { type: 'json' }
import mediaProduction from './data/media-production.json' with { type: 'json' }
import medicalImaging from './data/medical-imaging.json' with { type: 'json' }
import medicine from './data/medicine.json' with { type: 'json' }
import mentalHealthSocialWork from './data/mental-health-social-work.json' with { type: 'json' }
import nursing from './data/nursing.json' with { type: 'json' }
import officeAdministration from './data/office-administration.json' with { type: 'json' }
import paintingFlooringFinishing from './data/painting-flooring-finishing.json' with { type: 'json' }
import payrollBenefits from './data/payroll-benefits.json' with { type: 'json' }
import pharmacy from './data/pharmacy.json' with { type: 'json' }
import plumbingHvac from './data/plumbing-hvac.json' with { type: 'json' }
import policeSecurity from './data/police-security.json' with { type: 'json' }
import procurementPurchasing from './data/procurement-purchasing.json' with { type: 'json' }
import productProjectManagement from './data/product-project-management.json' with { type: 'json' }
import publicAdministrationNonprofit from './data/public-administration-nonprofit.json' with { type: 'json' }
import qaTesting from './data/qa-testing.json' with { type: 'json' }
import qualityControlManufacturing from './data/quality-control-manufacturing.json' with { type: 'json' }
import realEstateProperty from './data/real-estate-property.json' with { type: 'json' }
import recruitingLearning from './data/recruiting-learning.json' with { type: 'json' }
import retail from './data/retail.json' with { type: 'json' }
import roadTransportDriving from './data/road-transport-driving.json' with { type: 'json' }
import sales from './data/sales.json' with { type: 'json' }
import schoolTeaching from './data/school-teaching.json' with { type: 'json' }
import softwareBackend from './data/software-backend.json' with { type: 'json' }
import softwareFrontendMobile from './data/software-frontend-mobile.json' with { type: 'json' }
import specialEducation from './data/special-education.json' with { type: 'json' }
import sportFitness from './data/sport-fitness.json' with { type: 'json' }
import vehicleRepair from './data/vehicle-repair.json' with { type: 'json' }
import veterinaryAnimalCare from './data/veterinary-animal-care.json' with { type: 'json' }
import warehouse from './data/warehouse.json' with { type: 'json' }
import weldingMetalwork from './data/welding-metalwork.json' with { type: 'json' }
import writingTranslation from './data/writing-translation.json' with { type: 'json' }
import type { FamilyFile } from './format.ts'

export const families: FamilyFile[] = [
  accounting,
  agricultureLandscaping,
  alliedHealthTherapy,
  architecturePlanning,
  auditTax,
  aviationMarineMaintenance,
  bankingCredit,
  careWork,
  carpentryJoinery,
  chemicalProcessEngineering,
  civilStructuralEngineering,
  cleaningFacilities,
  communicationsPr,
  constructionSiteManagement,
  consultingStrategyOperations,
  crafts,
  customerSuccessSupport,
  cybersecurity,
  dataAnalytics,
  dataScienceMl,
  dental,
  designUx,
  devopsCloud,
  earlyChildhood,
  electrical,
  electronicsEmbedded,
  emergencyServices,
  energyEnvironment,
  eventsLeisure,
  foodProduction,
  frontOfHouseBar,
  general,
  graphicDesign,
  hairBeauty,
  healthAdministration,
  heavyEquipmentMining,
  higherEducationResearch,
  hotelsTravel,
  humanResources,
  insuranceActuarial,
  investmentTreasury,
  itSupportNetworks,
  kitchen,
  laboratoryScience,
  law,
  libraryMuseum,
  logisticsSupplyChain,
  machiningCnc,
  manufacturingProduction,
  marketingDigital,
  masonryConcreteRoofing,
  mechanicalEngineering,
  mediaProduction,
  medicalImaging,
  medicine,
  mentalHealthSocialWork,
  nursing,
  officeAdministration,
  paintingFlooringFinishing,
  payrollBenefits,
  pharmacy,
  plumbingHvac,
  policeSecurity,
  procurementPurchasing,
  productProjectManagement,
  publicAdministrationNonprofit,
  qaTesting,
  qualityControlManufacturing,
  realEstateProperty,
  recruitingLearning,
  retail,
  roadTransportDriving,
  sales,
  schoolTeaching,
  softwareBackend,
  softwareFrontendMobile,
  specialEducation,
  sportFitness,
  vehicleRepair,
  veterinaryAnimalCare,
  warehouse,
  weldingMetalwork,
  writingTranslation,
]
