import { useMutation } from '@tanstack/react-query'
import { forgetAllowance } from './allowance.ts'
import { call } from './client.ts'
import { addJob } from './jobs.ts'
import { addResumes } from './resumes.ts'

export const useLoadSamples = () =>
  useMutation({
    mutationFn: () => call('loadSamples'),
    onSuccess: ({ job, resumes }) => {
      addJob(job)
      addResumes(resumes)
      void forgetAllowance()
    },
  })
